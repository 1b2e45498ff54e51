import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, saveRow } from '#platform/database/rows.ts'
import { lockRideAndBooking } from '../ride/advance-ride.ts'
import { RideOffer, type RideOfferRow } from '../ride/ride-offer.entity.ts'
import { lockRide, moveRide, SERVICE } from '../ride/ride-record.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'
import { carriersFor } from './able-to-drive.ts'
import { givenUpAt, lookAgainAt, nextStep } from './dispatch-plan.ts'
import { giveUpRide } from './give-up-ride.ts'
import { makeOffers } from './make-offers.ts'
import type { Scores } from './read-scores.ts'

/**
 * Takes the next step of a ride's way to its carrier, in one transaction that leaves it at rest until `lookAt`: whoever dies before the
 * end has done nothing, and whoever comes twice finds it done.
 */
export async function dispatchRide(context: Context, id: string, scores: Scores): Promise<void> {
  const now = context.now()
  await context.orm.em.fork().transactional(async (em) => {
    const known = await findRow(em, Ride, { id })
    if (!known?.lookAt || known.lookAt > now) return
    // The booking is locked before its rides; only giving up needs it.
    const locked =
      now >= givenUpAt(known.pickupAt) ? await lockRideAndBooking(em, id) : { ride: await lockRide(em, id) }
    const { ride } = locked
    if (!ride.lookAt || ride.lookAt > now) return
    const offers = await withoutExpired(context, em, ride)
    const alone = offers.filter(({ kind }) => kind === 'direct')
    const isOpen = ({ state }: RideOfferRow) => state === 'open'
    const step = nextStep(
      {
        state: ride.state,
        pickupAt: ride.pickupAt,
        amendmentUntil: ride.amendmentUntil ?? null,
        askedAlone: alone.length,
        openAlone: alone.filter(isOpen).map(({ answerUntil }) => answerUntil),
      },
      now,
    )
    switch (step.kind) {
      case 'wait':
        return rest(em, ride, step.at)
      case 'ask-next':
      case 'ask-all':
        return ask(context, em, ride, offers, step.kind, scores)
      case 'take-back':
        ride.round += 1
        return moveRide(context, em, ride, 'release', SERVICE, 'declined')
      case 'give-up':
        if (!('booking' in locked)) return
        return giveUpRide(context, em, locked)
    }
  })
}

/** The offers of this round, those among them closed whose time is over; a ride that nobody is asked about is open again. */
async function withoutExpired(context: Context, em: EntityManager, ride: RideRow): Promise<RideOfferRow[]> {
  const now = context.now()
  await sql`
    update ride_offer set state = 'expired', answered_at = ${now}
    where ride_id = ${ride.id} and state = 'open' and answer_until <= ${now}`.execute(em.getKysely())
  const offers = await findRows(
    em,
    RideOffer,
    sql`where ride_id = ${ride.id} and round = ${ride.round} order by offered_at, id`,
  )
  if (ride.state === 'offered' && !offers.some(({ state }) => state === 'open'))
    await moveRide(context, em, ride, 'end-offers', SERVICE)
  return offers
}

/** Asks the best-scored carrier that was not asked yet, or everybody who has not said no. */
async function ask(
  context: Context,
  em: EntityManager,
  ride: RideRow,
  offers: readonly RideOfferRow[],
  how: 'ask-next' | 'ask-all',
  scores: Scores,
): Promise<void> {
  const now = context.now()
  const able = await carriersFor(em, ride, now)
  const score = (id: string) => scores.of(id).total
  const fresh = able
    .filter((id) => !offers.some(({ carrierId }) => carrierId === id))
    .toSorted((one, other) => score(other) - score(one))
  const [best] = fresh
  if (how === 'ask-next' && best !== undefined) {
    const made = await makeOffers(context, em, ride, [best], 'direct')
    return rest(em, ride, made[0]?.answerUntil ?? now)
  }
  // Who let a question pass that was theirs alone is asked again with all others; who said no is not.
  const left = able.filter(
    (id) =>
      !offers.some(
        ({ carrierId, kind, state }) =>
          carrierId === id && (kind === 'broadcast' || state === 'open' || state === 'rejected'),
      ),
  )
  const made = await makeOffers(context, em, ride, left, 'broadcast')
  const open = [...offers.filter(({ state }) => state === 'open'), ...made]
  const until = open.map(({ answerUntil }) => answerUntil)
  await rest(em, ride, lookAgainAt(ride.pickupAt, until, now))
}

async function rest(em: EntityManager, ride: RideRow, at: Date | null): Promise<void> {
  ride.lookAt = at
  await saveRow(em, Ride, ride)
}
