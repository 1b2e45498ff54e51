/** PostgreSQL's code for a value that another row has already. */
const UNIQUE_VIOLATION = '23505'

/**
 * Whether a statement failed because another row has a value that may stand once.
 * @param constraint which one it may be; any, when left out
 */
export function isUniqueViolation(thrown: unknown, constraint?: string): boolean {
  if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code !== UNIQUE_VIOLATION) return false
  return constraint === undefined || ('constraint' in thrown && thrown.constraint === constraint)
}
