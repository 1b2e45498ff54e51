import { atLength } from '../../support/at-length.ts'
import type { TestClient } from '../../support/client.ts'
import type { TestService } from '../../support/service.ts'
import { startServiceProcess } from './service-process.ts'

/** Far more steps than any request here makes: a crash that never comes ends the search. */
const MOST_STEPS = 60

/** Each step costs a start of the service: `npm test` kills once, at a step that every request here makes. */
const [FIRST, LAST] = atLength([1, MOST_STEPS], [3, 3])

/**
 * Kills a service after each step that a request makes, until one run gets through (in `npm test` after the third alone), and hands each
 * run's outcome to `look`. The survivor on the same database stands for the restarted service.
 * @returns the last step after which it died
 */
export async function killAtEachStep<Prepared>(
  survivor: TestService,
  steps: {
    prepare(): Promise<Prepared>
    act(url: string, prepared: Prepared): Promise<unknown>
    look(prepared: Prepared): Promise<void>
  },
): Promise<number> {
  for (let statement = FIRST; statement <= LAST; statement += 1) {
    const prepared = await steps.prepare()
    const victim = await startServiceProcess(survivor.databaseUrl)
    try {
      await victim.crashAfter(statement)
      // A server that dies breaks the connection.
      const crashed = await steps.act(victim.url, prepared).then(
        () => victim.hasCrashed(),
        () => true,
      )
      await steps.look(prepared)
      if (!crashed) return statement - 1
    } finally {
      await victim.kill()
    }
  }
  if (LAST < MOST_STEPS) return LAST
  throw new Error('The request makes more statements than expected; raise MOST_STEPS if that is right.')
}

/** The same signed-in browser, talking to another process. */
export function from(client: TestClient, url: string) {
  return (path: string, init: RequestInit) =>
    fetch(new URL(path, url), {
      ...init,
      redirect: 'manual',
      headers: new Headers([...new Headers(init.headers), ['Cookie', client.cookieHeader]]),
    })
}
