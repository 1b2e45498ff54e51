import type { Gazetteer } from './build-gazetteer.ts'

export type AskGazetteer = () => Promise<Gazetteer>

/**
 * Builds the gazetteer when somebody first asks for it, and only once. The registers are loaded only then: a start that finds
 * everything kept is spared them.
 */
export function gazetteerOnce(): AskGazetteer {
  let built: Promise<Gazetteer> | undefined
  return () => (built ??= import('./build-gazetteer.ts').then(({ buildGazetteer }) => buildGazetteer()))
}
