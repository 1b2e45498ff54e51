/** Where a business that works with us stands: a partner, a carrier. */
export type BusinessState =
  | 'draft'
  | 'submitted'
  | 'needs-more'
  | 'approved'
  | 'rejected'
  | 'suspended'
  | 'closed'

export type BusinessMove =
  | 'submit'
  | 'review'
  | 'close'
  | 'approve'
  | 'ask'
  | 'reject'
  | 'suspend'
  | 'reinstate'

const OPEN: readonly BusinessState[] = [
  'draft',
  'submitted',
  'needs-more',
  'approved',
  'rejected',
  'suspended',
]

/** Which moves lead where, and from where. `review` is what a change of who an approved business is leads to. */
const MOVES: Record<BusinessMove, { from: readonly BusinessState[]; to: BusinessState }> = {
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
export function stateAfter(state: BusinessState, move: BusinessMove): BusinessState | undefined {
  const { from, to } = MOVES[move]
  return from.includes(state) ? to : undefined
}
