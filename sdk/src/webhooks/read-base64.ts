/** The bytes of a text in base64; undefined when it is none. */
export function readBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text === '' || !/^[\w+/-]+={0,2}$/.test(text)) return undefined
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
