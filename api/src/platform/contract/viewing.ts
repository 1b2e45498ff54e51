import { Problem } from '../http/problem.ts'
import type { SessionPort } from '../http/session-port.ts'
import type { Operation } from './document.ts'
import type { OfficeRole } from './office-role.ts'

/** What somebody who looks at an account may call all the same: to stop looking, and to leave. */
const LEAVES: ReadonlySet<string> = new Set(['endViewing', 'logout', 'logoutByNavigation'])

/** Who may look at a traveller's account. */
const VIEWERS: ReadonlySet<OfficeRole | undefined> = new Set<OfficeRole>(['administrator', 'support'])

/**
 * Somebody of the back office who looks at an account reads, and does nothing else: it holds for every operation there is and will
 * be. Who may look no more stops at once, and the account of somebody of the back office is not looked at.
 * @throws Problem VIEWING_ONLY
 */
export async function assertMayView(
  operation: Operation,
  { viewing, userId }: SessionPort,
  roleOf: (userId: string) => Promise<OfficeRole | undefined>,
): Promise<void> {
  if (!viewing || LEAVES.has(operation.operationId)) return
  const isRead =
    operation.method === 'get' && !operation.responses.has('302') && operation.session !== 'admin'
  if (!isRead)
    throw new Problem('VIEWING_ONLY', 'You are looking at this account as its traveller, and change nothing.')
  if (!VIEWERS.has(await roleOf(viewing.viewerId)) || (await roleOf(userId ?? ''))) {
    throw new Problem('VIEWING_ONLY', 'This account may not be looked at any more. Go back to your own.')
  }
}
