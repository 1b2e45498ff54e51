import type { CallInput } from '@fiacre/sdk'
import type { Carrier } from '../carriers/carrier-reads.ts'

type Decision = CallInput<'decideCarrier'>['body']['decision']

/** What may become of a carrier or a partner from each state. */
const FROM: Record<Carrier['state'], readonly Decision[]> = {
  draft: ['close'],
  submitted: ['approve', 'ask', 'reject', 'suspend'],
  'needs-more': ['reject', 'suspend', 'close'],
  approved: ['ask', 'suspend', 'end', 'close'],
  suspended: ['reinstate', 'end', 'close'],
  rejected: ['close'],
  closed: [],
}

/** @param isEnding whether notice was given, which is then taken back */
export const offeredDecisions = (state: Carrier['state'], isEnding: boolean): Decision[] =>
  FROM[state].map((each) => (each === 'end' && isEnding ? 'keep' : each))
