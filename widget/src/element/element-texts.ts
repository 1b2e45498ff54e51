import type { FirstMessages } from '../locales/text-id.ts'
import { loadAllTexts, loadFirstTexts } from './load-texts.ts'

/** What an element says, and the BCP 47 tag that it says it in. */
export type Catalogue = { readonly locale: string; readonly messages: FirstMessages }

/** Keeps an element's texts in its language. */
export type ElementTexts = {
  /** The language is another one. */
  readonly change: () => Promise<void>
  /** Loads what the later steps say as well; rejects when it cannot be had. */
  readonly prepare: () => Promise<void>
}

export function elementTexts(locale: () => string, show: (catalogue: Catalogue) => void): ElementTexts {
  let load = loadFirstTexts

  async function change(): Promise<void> {
    const tag = locale()
    const loadNow = load
    // Without the texts of another language the form goes on in the one it has.
    const messages = await loadNow(tag).catch(() => undefined)
    if (messages && tag === locale() && load === loadNow) show({ locale: tag, messages })
  }

  async function prepare(): Promise<void> {
    const tag = locale()
    const messages = await loadAllTexts(tag)
    load = loadAllTexts
    if (tag === locale()) show({ locale: tag, messages })
    else await change()
  }

  return { change, prepare }
}
