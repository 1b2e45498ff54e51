import { openSync } from 'fontkit'
import { fileURLToPath } from 'node:url'
import type { Typeface } from './printable-text.ts'

const file = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`))

/** The typefaces of the site, as files: Latin, Greek and Cyrillic. Only the letters used go into a document. */
const FONT_FILES = {
  text: file('geologica/300Light/Geologica_300Light.ttf'),
  strong: file('geologica/500Medium/Geologica_500Medium.ttf'),
  display: file('literata/400Regular/Literata_400Regular.ttf'),
} as const

export type DocumentFont = keyof typeof FONT_FILES

const face = (name: DocumentFont) => openSync(FONT_FILES[name]) as unknown as Typeface

/** The same typefaces, to ask which letters they have: opened once, for reading them is most of a document's time. */
export const FACES: Readonly<Record<DocumentFont, Typeface>> = {
  text: face('text'),
  strong: face('strong'),
  display: face('display'),
}
