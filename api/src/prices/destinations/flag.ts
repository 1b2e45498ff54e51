const REGIONAL_A = 0x1f1e6
const BLACK_FLAG = 0x1f3f4
const TAG_SPACE = 0xe0000
const TAG_END = 0xe007f

/**
 * The flag of a country or of a part of one as an emoji: two regional letters for "CH", a black flag spelled out in tags
 * for "GB-SCT" (Unicode Technical Standard 51).
 */
export function flagEmoji(code: string): string {
  const letters = Array.from(code.toLowerCase().replace('-', ''), (letter) => letter.charCodeAt(0))
  if (letters.length === 2) return String.fromCodePoint(...letters.map((letter) => REGIONAL_A + letter - 97))
  return String.fromCodePoint(BLACK_FLAG, ...letters.map((letter) => TAG_SPACE + letter), TAG_END)
}
