/** No line break and no other control character: a name is to start neither a header nor a paragraph of its own. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim()
}

/**
 * What somebody wrote, on one line and as mere text: mail programs make a link of whatever looks like an address, in the HTML as in
 * the text. A blank behind its colon and its dots ends that, and everybody can still read it: "http: //www. evil. example".
 */
export function shownAsText(text: string): string {
  return oneLine(text)
    .replaceAll(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replaceAll(/(?<=\S)([.．。｡])(?=\p{Cf}*[\p{L}_]{2})/giu, '$1 ')
    .replaceAll(/(?<=\d)\.(?=\d+\.\d)/g, '. ')
}

/**
 * Mail programs make a link of whatever looks like an address, and anybody can register somebody else's address under
 * the name "win at example.com". So such a name loses what would make it one.
 */
export function shownName(name: string): string {
  const line = oneLine(name)
  return /:\/\/|@|[^\s.]\.[^\s.]/.test(line) ? line.replaceAll(/[:/@.\s]+/g, ' ').trim() : line
}
