import type { CarrierState } from './carrier.entity.ts'

export type CarrierMove =
  | 'submit'
  | 'review'
  | 'close'
  | 'approve'
  | 'ask'
  | 'reject'
  | 'suspend'
  | 'reinstate'

const OPEN: readonly CarrierState[] = [
  'draft',
  'submitted',
  'needs-more',
  'approved',
  'rejected',
  'suspended',
]

/** Which moves lead where, and from where. `review` is what a change of who an approved carrier is leads to. */
const CARRIER_MOVES: Record<CarrierMove, { from: readonly CarrierState[]; to: CarrierState }> = {
  submit: { from: ['draft', 'needs-more', 'rejected'], to: 'submitted' },
  review: { from: ['approved'], to: 'submitted' },
  close: { from: OPEN, to: 'closed' },
  approve: { from: ['submitted'], to: 'approved' },
  ask: { from: ['submitted', 'approved'], to: 'needs-more' },
  reject: { from: ['submitted', 'needs-more'], to: 'rejected' },
  suspend: { from: ['approved', 'submitted', 'needs-more'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'approved' },
}

/** Where a move leads from a state; undefined where it leads nowhere. */
export function stateAfter(state: CarrierState, move: CarrierMove): CarrierState | undefined {
  const { from, to } = CARRIER_MOVES[move]
  return from.includes(state) ? to : undefined
}
