import type { PgBoss } from 'pg-boss'

/** So long what is under way may take to its end. */
const END_MS = 5_000

/**
 * Lets the workers of these kinds end what they are at, and closes the queue: what has not ended by then is failed, and tried again by whoever
 * runs next. The library's own way looks twice a second whether they have ended, so that every stop took half a second.
 */
export async function stopQueue(boss: PgBoss, kinds: readonly string[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, END_MS)))
  await Promise.race([Promise.all(kinds.map((kind) => boss.offWork(kind))), patience])
  clearTimeout(timer)
  await boss.stop({ graceful: false })
}
