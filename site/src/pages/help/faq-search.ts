/** A text as it is searched: without case, accents and signs, as people type on a phone. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** Whether every word that was typed stands somewhere in one of the texts. */
export function matches(typed: string, texts: readonly string[]): boolean {
  const whole = searchable(texts.join(' '))
  return searchable(typed)
    .split(' ')
    .every((word) => whole.includes(word))
}
