import type { DisputeEvent } from './gateway.ts'
import type { ChargebackRow } from './chargeback.entity.ts'

type Standing = Pick<ChargebackRow, 'status' | 'isHeld'>

/** What a message of a gateway changes: where the dispute stands, and which way its money goes. */
export interface ChargebackStep {
  status: ChargebackRow['status']
  /** `taken` by the bank, `back` with us, `lost` for good; several in turn where messages were lost on the way. */
  moves: readonly ('taken' | 'back' | 'lost')[]
}

/**
 * What follows from a gateway's word on a dispute, however often and in whatever order it comes: what is won or lost stays so, and
 * an inquiry that became a dispute is none any more.
 * @param before null when it is heard of for the first time
 */
export function nextChargeback(before: Standing | null, state: DisputeEvent['state']): ChargebackStep | null {
  const { status, isHeld } = before ?? { status: null, isHeld: false }
  if (status === state || status === 'won' || status === 'lost') return null
  switch (state) {
    case 'inquiry':
      return status === null ? { status: 'inquiry', moves: [] } : null
    case 'open':
      return { status: 'open', moves: ['taken'] }
    case 'won':
      return { status: 'won', moves: isHeld ? ['back'] : [] }
    case 'lost':
      return { status: 'lost', moves: isHeld ? ['lost'] : ['taken', 'lost'] }
  }
}
