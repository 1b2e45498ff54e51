/** As JSON and as code: one letter beyond Latin makes V8 hold all of a text in two bytes a letter. */
export function inAscii(text: string): string {
  return text.replaceAll(
    /[^\0-\x7F]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
