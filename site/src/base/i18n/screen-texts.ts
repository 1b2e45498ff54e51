import type { Messages } from '@fiacre/widget/locales'
import type { ScreenTexts } from './texts.ts'

/** The files of a folder of texts by their path in it, `./pl.json`, as `import.meta.glob` gives them. */
type Files = Readonly<Record<string, () => Promise<Messages>>>

/**
 * The texts of a screen: its English, and a file for each other language, each fetched alone when somebody reads it. What a
 * language has no file for is said in English.
 */
export function screenTexts(en: Messages, files: Files): ScreenTexts {
  return { en, load: (language) => files[`./${language}.json`]?.() }
}
