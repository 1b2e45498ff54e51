import type { QueryClient } from '@tanstack/react-query'

/** The element in which a server's drawing brings the answers that it was made with. */
const ID = 'drawn-answers'

type Answer = readonly [key: readonly unknown[], data: unknown]

/** Our API's answers that a drawing was made with, as JSON that may stand in a script element. What was imported is left out. */
export function writeAnswers(cache: QueryClient): string {
  const answers: Answer[] = cache
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey: [address], state }) => state.data !== undefined && String(address).startsWith('/api/'),
    )
    .map(({ queryKey, state }) => [queryKey, state.data])
  return jsonInMarkup(answers)
}

/** JSON that may stand in a script element: nothing in it ends one. */
export const jsonInMarkup = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** Puts the answers that came with the page into the cache, as fresh as if they had just been asked for. */
export function takeAnswers(cache: QueryClient): void {
  const written = document.getElementById(ID)?.textContent
  if (!written) return
  for (const [key, data] of JSON.parse(written) as Answer[]) cache.setQueryData(key, data)
}
