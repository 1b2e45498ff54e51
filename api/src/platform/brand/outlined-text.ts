import { printable } from './printable-text.ts'
import { FACES, type TypefaceName } from './typefaces.ts'

/** A line of text as the outlines of its letters: a picture of it looks the same whatever fonts a machine has. */
interface OutlinedText {
  /** As a path of SVG, from the left end of its base line. */
  path: string
  width: number
}

/** @param size of the letters, in units of the picture */
export function outlinedText(text: string, face: TypefaceName, size: number): OutlinedText {
  const font = FACES[face]
  const { glyphs, positions } = font.layout(printable(text, font))
  const scale = size / font.unitsPerEm
  let x = 0
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const at = x + xOffset
    x += xAdvance
    // Letters stand upwards from their base line, pictures go downwards.
    return glyph.path.transform(scale, 0, 0, -scale, at * scale, -yOffset * scale).toSVG()
  })
  return { path: letters.join(''), width: x * scale }
}
