import { MS_PER_DAY, NOTICE_PERIODS } from '@fiacre/sdk/rules'
import type { BusinessState } from './business-states.ts'

/** What of a business a notice is about. */
interface Noticed {
  state: BusinessState
  stateReason?: string | null
  endsAt?: Date | null
}

/** Gives the notice that the agreement names, and takes it back. */
export type NoticeMove = 'end' | 'keep'

export const isNotice = (decision: string): decision is NoticeMove =>
  decision === 'end' || decision === 'keep'

/**
 * Changes a locked business; until the notice is over it stands as it did.
 * @returns whether there was an agreement to end, or a notice to take back
 */
export function moveNotice(business: Noticed, move: NoticeMove, reason: string, now: Date): boolean {
  const isUnderNotice = Boolean(business.endsAt)
  if (move === 'keep') {
    if (!isUnderNotice) return false
    business.endsAt = null
    business.stateReason = null
    return true
  }
  if (isUnderNotice || (business.state !== 'approved' && business.state !== 'suspended')) return false
  business.endsAt = new Date(now.getTime() + NOTICE_PERIODS.endedAgreementDays * MS_PER_DAY)
  business.stateReason = reason
  return true
}
