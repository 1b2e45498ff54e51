/**
 * Whether every text in a value, names included, can be stored: PostgreSQL takes any character but NUL, and no half
 * of a surrogate pair, which is no character.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}
