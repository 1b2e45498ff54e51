import { FiacreTimeoutError, nullWhenUnauthorized, type FiacreClient, type Profile } from '@fiacre/sdk'
import { SESSION_TIMEOUT_MS } from '@fiacre/sdk/rules'
import { logSessionFailure } from './log-session.ts'

type SessionCheck = {
  client: Pick<FiacreClient, 'getSession'>
  /** Who was signed in at the last check; null for nobody. */
  previous: () => Profile | null | undefined
}

/**
 * Who is signed in, or null (spec sections 4, 7 and 8): 401 is nobody, silently; a check that takes longer than five
 * seconds leaves things as they were; any other failure is written to the console and counts as nobody.
 */
export async function checkSession({ client, previous }: SessionCheck): Promise<Profile | null> {
  try {
    return await nullWhenUnauthorized(client.getSession({ timeoutMs: SESSION_TIMEOUT_MS }))
  } catch (error) {
    if (error instanceof FiacreTimeoutError) return previous() ?? null
    logSessionFailure('The session could not be checked; going on as signed out.', error)
    return null
  }
}
