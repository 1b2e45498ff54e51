import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { wasSignedIn } from '../../base/storage/signed-in-hint.ts'
import { useSession, type Session } from './use-session.ts'

/**
 * The session's status for what is on screen at once: while the first check is under way, whoever was not signed in last
 * time is taken for a visitor, so that nothing jumps when the answer comes. Nothing may be allowed by it.
 */
export function useExpectedStatus(): Session['status'] {
  const { status } = useSession()
  const expected = useBrowserValue(wasSignedIn, false)
  return status === 'loading' && !expected ? 'signed-out' : status
}
