import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptOffer } from '#rides/offers/answer-offer.ts'
import { dispatchRides } from '#rides/offers/ride-jobs.ts'
import { database } from '../../support/accounts.ts'
import type { TestClient } from '../../support/client.ts'
import { newFleet, type Fleet } from '../../support/fleet.ts'
import { HOUR, paidBooking } from '../../support/money.ts'
import { testService, type TestService } from '../../support/service.ts'
import { newTraveller } from '../../support/traveller.ts'

const preload = join(import.meta.dirname, 'crash-after-query.ts')
const victim = join(import.meta.dirname, 'dispatch-victim.ts')

let service: TestService
let traveller: TestClient
let fleet: Fleet
let start: Date

beforeAll(async () => {
  service = await testService({ DISPATCH: '0' })
  start = service.clock.now
  traveller = (await newTraveller(service.url)).client
  fleet = await newFleet(service)
}, 60_000)
afterAll(() => service.close())

interface Ride {
  id: string
  bookingId: number
  pickupAt: Date
}

/** The only ride that is dispatched, and nothing that was told of another. */
async function paidRide(): Promise<Ride> {
  service.clock.now = start
  await sql`update ride set state = 'cancelled', look_at = null`.execute(database(service))
  await sql`delete from jobs.job where name = 'mail'`.execute(database(service))
  const { id: bookingId } = await paidBooking(service, traveller)
  const { rows } = await sql<{ id: string; pickupAt: string }>`
    select id, pickup_at as "pickupAt" from ride where booking_id = ${bookingId}`.execute(database(service))
  const [ride] = rows
  if (!ride) throw new Error('The booking has no ride.')
  return { id: ride.id, bookingId, pickupAt: new Date(ride.pickupAt) }
}

/** The same, in the hands of a carrier that names nobody to drive it. */
async function takenRide(): Promise<Ride> {
  const ride = await paidRide()
  await dispatchRides(service.context)
  await service.context.orm.em.fork().transactional(async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from ride_offer where ride_id = ${ride.id}`.execute(
      tx.getKysely(),
    )
    const member = { userId: fleet.userId, carrierId: fleet.carrierId }
    await acceptOffer(service.context, tx, member, { offerId: rows[0]?.id ?? '', ifMatch: undefined })
  })
  await sql`delete from jobs.job where name = 'mail'`.execute(database(service))
  return ride
}

async function standing({ id, bookingId }: Ride) {
  const { rows } = await sql`
    select r.state, array(select e.move from ride_event e where e.ride_id = r.id order by e.id) as moves,
      array(select o.kind || ' ' || o.state from ride_offer o where o.ride_id = r.id order by o.offered_at, o.id) as offers,
      b.status, b.payment_status, b.paid_cents, b.refunded_cents > 0 as "isRefunded",
      (select count(*)::int from ledger_posting p where p.booking_id = b.id) as postings,
      (select coalesce(sum(amount_cents), 0)::int from earning_line l where l.ride_id = r.id) as "earnedCents",
      array(select distinct data->'mail'->>'kind' || ' ' || count(*) from jobs.job where name = 'mail' and data->'mail'->>'kind' <> 'service-alert' group by data->'mail'->>'kind' order by 1) as mails
    from ride r join booking b on b.id = r.booking_id where r.id = ${id} and b.id = ${bookingId}`.execute(
    database(service),
  )
  return rows[0]
}

/** Kills a process after a step of its dispatching. @returns whether it died of that */
async function killedAfter(steps: number): Promise<boolean> {
  const { databaseUrl, clock } = service
  const child = fork(victim, {
    execArgv: ['--import', preload],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DISPATCH: '0',
      DATABASE_URL: databaseUrl,
      NOW: clock.now.toISOString(),
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout ?? child, 'data')
  child.send({ crashAfter: steps })
  await ended
  return child.signalCode === 'SIGKILL'
}

/** Each case: how a ride comes to the step, and how long before the pickup it is. */
const CASES: [string, () => Promise<Ride>, number][] = [
  ['asks the next carrier', paidRide, 48],
  ['asks all of them', paidRide, 11],
  ['gives up what nobody took', paidRide, 1],
  ['gives up what its carrier named nobody for', takenRide, 1],
]

it.each(CASES)(
  'dispatch that dies while it %s leaves the next run to do it once',
  async (_what, prepare, hours) => {
    const at = ({ pickupAt }: Ride) => (service.clock.now = new Date(pickupAt.getTime() - hours * HOUR))
    const undisturbed = await prepare()
    at(undisturbed)
    await dispatchRides(service.context)
    const expected = await standing(undisturbed)
    for (let steps = 1; ; steps += 1) {
      expect(steps, 'steps of one run').toBeLessThan(30)
      const ride = await prepare()
      at(ride)
      const hasDied = await killedAfter(steps)
      await Promise.all([dispatchRides(service.context), dispatchRides(service.context)])
      expect(await standing(ride), `after step ${steps}`).toEqual(expected)
      if (hasDied) continue
      expect(steps).toBeGreaterThanOrEqual(2)
      return
    }
  },
  300_000,
)
