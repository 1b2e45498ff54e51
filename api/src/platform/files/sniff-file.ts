export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp'

/** What a file is, by its first bytes; undefined for anything that we do not take. What its sender calls it does not count. */
export function sniffFile(bytes: Buffer): FileType | undefined {
  const starts = (text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text
  if (starts('%PDF-')) return 'application/pdf'
  if (starts('\u00FF\u00D8\u00FF')) return 'image/jpeg'
  if (starts('\u0089PNG\r\n\u001A\n')) return 'image/png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp'
  return undefined
}
