import type { PartnerState } from './partner.entity.ts'

export type PartnerMove =
  | 'submit'
  | 'review'
  | 'close'
  | 'approve'
  | 'ask'
  | 'reject'
  | 'suspend'
  | 'reinstate'

const OPEN: readonly PartnerState[] = [
  'draft',
  'submitted',
  'needs-more',
  'approved',
  'rejected',
  'suspended',
]

interface Move {
  from: readonly PartnerState[]
  to: PartnerState
  /** Whether live keys work from then on; left out where it stays as it was. */
  isLive?: boolean
}

/**
 * Which moves lead where, and from where. `review` is what a change of who an approved partner is leads to: its pages sell on
 * meanwhile, as travellers have done nothing wrong.
 */
const PARTNER_MOVES: Record<PartnerMove, Move> = {
  submit: { from: ['draft', 'needs-more', 'rejected'], to: 'submitted' },
  review: { from: ['approved'], to: 'submitted' },
  close: { from: OPEN, to: 'closed', isLive: false },
  approve: { from: ['submitted'], to: 'approved', isLive: true },
  ask: { from: ['submitted', 'approved'], to: 'needs-more' },
  reject: { from: ['submitted', 'needs-more'], to: 'rejected', isLive: false },
  suspend: { from: ['approved', 'submitted', 'needs-more'], to: 'suspended', isLive: false },
  reinstate: { from: ['suspended'], to: 'approved', isLive: true },
}

/** Where a move leads; undefined where it leads nowhere. */
export function standingAfter(
  { state, isLive }: { state: PartnerState; isLive: boolean },
  move: PartnerMove,
): { state: PartnerState; isLive: boolean } | undefined {
  const { from, to, ...after } = PARTNER_MOVES[move]
  return from.includes(state) ? { state: to, isLive, ...after } : undefined
}
