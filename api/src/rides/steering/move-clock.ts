import { TEST_CLOCK_DAYS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { lockBooking } from '#bookings/booking/booking-record.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { shiftBooking } from './shift-booking.ts'
import { takeStep } from './take-step.ts'
import { readTest, testBookingId, testBookingView, type TestsOf } from './test-booking.ts'
import { moveBy } from './test-moments.ts'
import type { PlannedStep } from './test-plan.ts'

type Schemas = components['schemas']

/** More than the steps of a round trip. */
const MOST_STEPS = 40

/**
 * Moves the clock of a test booking, once a key, and brings about what is due by then. The clock is moved in one transaction and each step has its
 * own: whoever dies between them has moved the clock, and the next call brings about what is left.
 * @throws Problem NOT_FOUND, RULE_VIOLATION for a moment that is not ahead of it
 */
export async function moveTestClock(
  context: Context,
  partner: TestsOf,
  {
    bookingNumber,
    move,
    key,
  }: { bookingNumber: string; move: Schemas['TestClockMove']; key: string | undefined },
): Promise<Schemas['TestBooking']> {
  const body = { bookingNumber, ...move }
  return once(
    context,
    { userId: partner.partnerId, operation: 'moveTestClock', key, body },
    {
      prepare: () => testBookingId(context, partner, bookingNumber),
      async create(em, id) {
        const booking = await lockBooking(em, { id })
        const now = context.now()
        const { plan } = await readTest(em, booking)
        const ms = moveBy(booking, plan, move, now)
        if (ms === undefined) throw notAhead(move)
        await shiftBooking(em, booking, ms, now)
        return { resource: String(id) }
      },
      finish: async (id) => testBookingView(context, Number(id), await takeSteps(context, Number(id))),
    },
  )
}

/** Brings about what is due of a test booking, the earliest first: each step may make way for others. @returns what happened */
async function takeSteps(context: Context, id: number): Promise<PlannedStep[]> {
  const happened: PlannedStep[] = []
  while (happened.length < MOST_STEPS) {
    const em = context.orm.em.fork()
    const booking = await findRow(em, Booking, { id })
    if (!booking) break
    const { plan, rides } = await readTest(em, booking)
    const due = plan.find(({ at }) => at <= context.now())
    // One that changes nothing is not tried again.
    if (!due || happened.some(({ what, leg }) => what === due.what && leg === due.leg)) break
    await takeStep(context, id, rides.find(({ leg }) => leg === due.leg)?.id, due)
    happened.push(due)
  }
  return happened
}

const notAhead = (move: Schemas['TestClockMove']) =>
  fieldProblem(
    'RULE_VIOLATION',
    move.to === undefined ? 'minutes' : 'to',
    sentence('noSuchTestMoment', { days: TEST_CLOCK_DAYS }),
  )
