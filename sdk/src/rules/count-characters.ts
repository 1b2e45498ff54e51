/** Characters of a text as the contract counts them, by code points: most emoji are one, not two. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
