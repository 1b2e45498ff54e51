/** What an act answers, and the whole milliseconds it took. */
export function timed<T>(act: () => T): [answer: T, milliseconds: number] {
  const start = performance.now()
  const answer = act()
  return [answer, Math.round(performance.now() - start)]
}

/** What an asynchronous act answers, and the milliseconds it took. */
export async function timedAsync<T>(act: () => Promise<T>): Promise<[answer: T, milliseconds: number]> {
  const start = performance.now()
  const answer = await act()
  return [answer, performance.now() - start]
}
