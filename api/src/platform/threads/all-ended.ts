/**
 * Waits until all have come to their end, also where one fails: nothing of them goes on while what they use is closed.
 * @throws what the first of them, in their order, failed with
 */
export async function allEnded(all: Iterable<Promise<unknown>>): Promise<void> {
  const ended = await Promise.allSettled(all)
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
