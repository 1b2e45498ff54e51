import { openSync, type Font } from 'fontkit'
import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`))

/** The typefaces of the site, as files: Latin, Greek and Cyrillic. Only the letters used go into a document. */
export const FONT_FILES = {
  text: file('geologica/300Light/Geologica_300Light.ttf'),
  strong: file('geologica/500Medium/Geologica_500Medium.ttf'),
  display: file('literata/400Regular/Literata_400Regular.ttf'),
} as const

export type TypefaceName = keyof typeof FONT_FILES

function face(name: TypefaceName): Font {
  const font = openSync(FONT_FILES[name])
  if (!('layout' in font)) throw new TypeError(`${FONT_FILES[name]} holds several fonts.`)
  return font
}

/** The same typefaces, to ask which letters they have and how these look: opened once, for reading them is most of a document's time. */
export const FACES: Readonly<Record<TypefaceName, Font>> = {
  text: face('text'),
  strong: face('strong'),
  display: face('display'),
}
