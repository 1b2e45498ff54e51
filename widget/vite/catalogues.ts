import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Catalogues are the JSON files of a `locales` folder, and of the folders of areas in it. */
const CATALOGUE = /[\\/]locales[\\/](?:[\w-]+[\\/])?[\w-]+\.json(?:\?.*)?$/

/**
 * Vite plugin that compiles message catalogues while building, so that no message parser is shipped. A development
 * server and tests need no plugin: there the runtime compiles each text when it is first used.
 *
 * @example plugins: [catalogues(), react()]
 */
export function catalogues(): Plugin {
  return {
    name: 'fiacre:catalogues',
    // Before Vite reads the JSON: what goes on from here is JSON again.
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: CATALOGUE },
      handler(source) {
        return { code: compileCatalogue(source), map: null }
      },
    },
  }
}

/**
 * The compiled form of a catalogue's JSON.
 * @throws Error naming the message whose syntax is wrong
 */
export function compileCatalogue(source: string): string {
  const messages: unknown = JSON.parse(source)
  const compiled = Object.entries(messages ?? {}).map(([id, text]: [string, unknown]) => {
    try {
      return [id, compileMessageOrThrow(String(text))]
    } catch (error) {
      throw new Error(`The message "${id}" is not in ICU message format: ${String(error)}`, { cause: error })
    }
  })
  return JSON.stringify(Object.fromEntries(compiled))
}
