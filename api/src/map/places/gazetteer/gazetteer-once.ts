import type { Gazetteer } from './build-gazetteer.ts'

export type AskGazetteer = () => Promise<Gazetteer>

/**
 * Builds the gazetteer when somebody first asks for it, and only once. The registers are loaded only then: a start that finds
 * everything kept is spared them.
 *
 * @param report is told how much of the largest register has been read, up to 1
 */
export function gazetteerOnce(report?: (part: number) => void): AskGazetteer {
  let built: Promise<Gazetteer> | undefined
  return () => (built ??= import('./build-gazetteer.ts').then(({ buildGazetteer }) => buildGazetteer(report)))
}
