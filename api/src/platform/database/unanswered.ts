/** The values of statements that nobody waits for (`pipeline`), by which a connection knows them. */
const unanswered = new WeakSet<readonly unknown[]>()

export function noteUnanswered(values: readonly unknown[]): void {
  unanswered.add(values)
}

export function isUnanswered(values: readonly unknown[]): boolean {
  return unanswered.has(values)
}
