import type { PartnerNews } from '#platform/mail/mail.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** What each decision of the back office about a carrier or a partner is called once it is made, behind the kind of business. */
export const DECIDED = {
  approve: 'approved',
  ask: 'asked',
  reject: 'rejected',
  suspend: 'suspended',
  reinstate: 'reinstated',
  end: 'notice-given',
  keep: 'notice-taken-back',
  close: 'closed',
} as const

type OfficeDecision = keyof typeof DECIDED

const NEWS: Record<OfficeDecision, (reason: string, endsAt: Date) => PartnerNews> = {
  approve: () => ({ what: 'approved' }),
  ask: (reason) => ({ what: 'needsMore', reason }),
  reject: (reason) => ({ what: 'rejected', reason }),
  suspend: (reason) => ({ what: 'suspended', reason }),
  reinstate: () => ({ what: 'reinstated' }),
  end: (reason, endsAt) => ({ what: 'ending', reason, day: utcDay(endsAt) }),
  keep: () => ({ what: 'kept' }),
  close: () => ({ what: 'closed' }),
}

/** What its owners are told of it. @param endsAt when what the notice ends is over */
export function decisionNews(decision: OfficeDecision, reason: string, endsAt: Date): PartnerNews {
  return NEWS[decision](reason, endsAt)
}
