import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { User } from '#people/accounts/user.entity.ts'
import { brand } from '#platform/brand/brand.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { JobKind } from '#platform/jobs/job-kind.ts'
import type { RetryPlan } from '#platform/jobs/retry-plan.ts'
import { mailLanguage } from '#platform/mail/mail-languages.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'
import { isOver } from '../ride/ride-states.ts'
import { driverFactsOf } from './driver-facts.ts'

/** What travellers are told on their phones, beside the mail of the same name. */
type TextKind = 'driver-details' | 'driver-arrived'

/** Neither number nor words stand in the job: both are read when it is sent. */
export const SEND_TEXT: JobKind<{ rideId: string; driverId: string; kind: TextKind }> = {
  name: 'sms',
  about: ({ rideId, kind }) => `${kind} of ride ${rideId}`,
}

/** For some minutes: later it is no news. */
const TEXT_PLAN: RetryPlan = { retryLimit: 4, retryDelay: 10, retryDelayMax: 120, expireInSeconds: 30 }

/** Texts the traveller of a locked ride, in its transaction, where messages can be sent and the traveller wants them. */
export async function enqueueText(
  context: Context,
  em: EntityManager,
  { ride, booking }: { ride: RideRow; booking: BookingRow },
  kind: TextKind,
): Promise<void> {
  if (context.sms.name === null || ride.isTest || !ride.driverId || !booking.contactPhone) return
  const user = await findRow(em, User, { id: booking.userId })
  if (!user || user.erasedAt || user.preferences?.textMessages !== true) return
  await context.jobs.enqueue(em, SEND_TEXT, { rideId: ride.id, driverId: ride.driverId, kind })
}

/** Starts sending what was enqueued. What is refused, or no news any more, is dropped. */
export async function startTexts(context: Context): Promise<void> {
  if (context.sms.name === null) return
  await context.jobs.work(
    SEND_TEXT,
    async ({ rideId, driverId, kind }) => {
      const message = await messageOf(context, rideId, driverId, kind)
      if (!message) return
      const outcome = await context.sms.send(message.to, message.text)
      if (outcome === 'refused') context.log.warn({ ride: rideId, kind }, 'a text message was refused')
    },
    TEXT_PLAN,
  )
}

/** To which number, and what it says by now; null where there is nothing to say to anybody. */
async function messageOf(
  { orm }: Context,
  rideId: string,
  driverId: string,
  kind: TextKind,
): Promise<{ to: string; text: string } | null> {
  const em = orm.em.fork()
  const ride = await findRow(em, Ride, { id: rideId })
  if (!ride || ride.driverId !== driverId || isOver(ride.state)) return null
  const booking = await findRow(em, Booking, { id: ride.bookingId })
  const user = booking && (await findRow(em, User, { id: booking.userId }))
  if (!booking?.contactPhone || !user || user.erasedAt || user.preferences?.textMessages !== true) return null
  const facts = await driverFactsOf(em, ride, booking)
  if (!facts) return null
  const { t } = mailLanguage(user.language)
  const values = {
    driver: facts.name,
    phone: facts.phone,
    vehicle: facts.vehicle,
    plate: facts.plate,
    until: facts.waitsUntil,
  }
  const words = [
    `${brand.name} ${booking.bookingNumber}:`,
    t(`kind.${kind}.lead`, values),
    ...(kind === 'driver-details' ? [t('kind.driver-details.advice', values)] : []),
  ]
  return { to: booking.contactPhone, text: words.join(' ').replaceAll(/\s+/g, ' ') }
}
