import { CARRIER_PENALTIES, givenBackPercent } from '@fiacre/sdk/rules'
import type { EntityManager } from '#platform/database/orm.ts'
import type { EarningRule } from '#money/earnings/earning-line.entity.ts'
import { entriesOfLines, partOf, writeLines, type Earned } from '#money/earnings/earning-lines.service.ts'
import { COMPANY } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import type { RideRow } from './ride.entity.ts'

/** How a carrier leaves a ride that it had taken. */
export type LeftRule = Extract<EarningRule, 'given-back-late' | 'no-driver-named' | 'driver-no-show'>

/**
 * Takes of a carrier what the published table says for a ride that it leaves, before it loses the ride, in the same transaction. A ride that
 * is given back in time costs nothing.
 */
export async function penaliseCarrier(
  em: EntityManager,
  ride: Pick<RideRow, 'id' | 'bookingId' | 'carrierId' | 'isTest' | 'netCents' | 'pickupAt' | 'version'>,
  rule: LeftRule,
  now: Date,
): Promise<void> {
  const percent = percentOf(ride, rule, now)
  const amountCents = partOf(ride.netCents, -percent)
  if (!ride.carrierId || ride.isTest || amountCents >= 0) return
  const line: Earned = {
    payee: { kind: 'carrier', id: ride.carrierId },
    kind: 'penalty',
    rule,
    rideId: ride.id,
    baseCents: ride.netCents,
    percent: -percent,
    amountCents,
    payableAt: now,
  }
  const { bookingId } = ride
  const entries = [...entriesOfLines([line]), { account: COMPANY, amountCents }]
  const reference = `penalty:${ride.id}:${ride.version}`
  const postingId = await post(em, { reference, kind: 'PENALTY', bookingId, entries }, now)
  await writeLines(em, { postingId, bookingId }, [line], now)
}

function percentOf({ pickupAt }: Pick<RideRow, 'pickupAt'>, rule: LeftRule, now: Date): number {
  if (rule === 'given-back-late') return givenBackPercent(pickupAt, now)
  return rule === 'no-driver-named' ? CARRIER_PENALTIES.noDriverNamed : CARRIER_PENALTIES.noShow
}
