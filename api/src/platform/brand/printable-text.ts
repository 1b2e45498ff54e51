/** What a typeface can say about itself; pdfkit's embedded fonts do. */
export interface Typeface {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** Blanks that few typefaces have, such as the narrow one in French sums; they become one that all have. */
const RARE_BLANKS = /[\u2000-\u200A\u202F\u205F\u3000]/g

/** Marks that only steer other letters: on paper they show as boxes, or turn the line around. */
const UNSEEN = /\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu

/**
 * A text as it can be printed: every letter has a glyph in the typeface. Pictures are left out; any other letter that
 * the typeface lacks becomes a question mark, since a blank would read as if nothing had been written. Line breaks stay.
 */
export function printable(text: string, face: Typeface): string {
  const known = text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(RARE_BLANKS, '\u00A0')
    .replaceAll(UNSEEN, '')
  return Array.from(known)
    .map((letter) => {
      if (letter === '\n' || face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter
      return /[\p{Cc}\p{Mn}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(letter) ? '' : '?'
    })
    .join('')
    .trim()
}
