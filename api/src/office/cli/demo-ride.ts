import { setTimeout as after } from 'node:timers/promises'
import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { DEMO_PASSWORD } from '#people/carriers/demo/demo-carriers.data.ts'

type Schemas = components['schemas']
type Ride = Schemas['CarrierRide']

/** Rides are offered once a minute; a second one may be needed. */
const OFFERED_WITHIN_MS = 2 * MS_PER_MINUTE
const LOOK_EVERY_MS = 2000
/** Between two steps of the day, so that each can be seen on every screen. */
const STEP_MS = 5000
const STEPS = ['depart', 'arrive', 'board', 'finish'] as const

/** Speaks for a carrier as its own computer would, by the API alone. */
class CarrierCaller {
  readonly #url: string
  #cookie = ''
  constructor(url: string) {
    this.#url = url
  }
  async signIn(email: string): Promise<boolean> {
    const answer = await this.#send('POST', '/api/auth/login', { email, password: DEMO_PASSWORD })
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    return answer.ok
  }
  async call<Answer>(method: string, path: string, body?: object, ifMatch?: string): Promise<Answer> {
    const answer = await this.#send(method, path, body, ifMatch)
    const said = (await answer.json()) as Answer & { message?: string }
    if (!answer.ok) throw new Error(`${method} ${path}: ${said.message ?? answer.status}`)
    return said
  }
  #send(method: string, path: string, body?: object, ifMatch?: string): Promise<Response> {
    const headers = {
      Cookie: this.#cookie,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(ifMatch && { 'If-Match': ifMatch }),
    }
    return fetch(`${this.#url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }
}

/**
 * Plays the day of a ride: it is accepted, given a driver and a vehicle, and driven.
 * @throws Error where no carrier of the demonstration gets the ride
 */
export async function playRide(
  url: string,
  bookingNumber: string,
  carriers: readonly { email: string; legalName: string }[],
  report: (line: string) => void,
): Promise<void> {
  const callers = await signedIn(url, carriers)
  report(`Waiting until ${bookingNumber} is offered or given to ${carriers.map(nameOf).join(', ')} …`)
  const { caller, legalName, ride } = await found(callers, bookingNumber)
  report(
    `${legalName} drives ${ride.pickup} – ${ride.durationHours ? `${ride.durationHours} h` : ride.destination} on ${ride.pickupDate} at ${ride.pickupTime}.`,
  )
  let now = ride
  if (now.state === 'accepted') {
    now = await assigned(caller, now)
    report('Driver and vehicle are named.')
  }
  const done = ['assigned', 'on-the-way', 'arrived', 'on-board'].indexOf(now.state)
  for (const step of STEPS.slice(Math.max(0, done))) {
    await after(STEP_MS)
    now = await caller.call<Ride>('POST', `/api/carrier/rides/${now.id}/progress`, { step }, now.tag)
    report(`The driver says: ${step}.`)
  }
}

const nameOf = ({ legalName }: { legalName: string }) => legalName

async function signedIn(url: string, carriers: readonly { email: string; legalName: string }[]) {
  const all: { caller: CarrierCaller; legalName: string }[] = []
  for (const { email, legalName } of carriers) {
    const caller = new CarrierCaller(url)
    if (await caller.signIn(email)) all.push({ caller, legalName })
  }
  if (all.length > 0) return all
  throw new Error(`No carrier of the demonstration is at ${url}. They are made by npm start in development.`)
}

type Callers = Awaited<ReturnType<typeof signedIn>>

/** The first carrier that has the ride, or is asked to drive it and then takes it. */
async function found(callers: Callers, bookingNumber: string) {
  const until = Date.now() + OFFERED_WITHIN_MS
  while (Date.now() < until) {
    for (const { caller, legalName } of callers) {
      const { offers } = await caller.call<Schemas['RideOfferList']>('GET', '/api/carrier/offers')
      const offer = offers.find(({ ride }) => ride.bookingNumber === bookingNumber)
      if (offer) {
        const path = `/api/carrier/offers/${offer.id}/acceptance`
        return { caller, legalName, ride: await caller.call<Ride>('POST', path, undefined, offer.ride.tag) }
      }
      const { rides } = await caller.call<Schemas['CarrierRideList']>('GET', '/api/carrier/rides')
      const ride = rides.find((one) => one.bookingNumber === bookingNumber && one.traveller !== null)
      if (ride) return { caller, legalName, ride }
    }
    await after(LOOK_EVERY_MS)
  }
  throw new Error(
    `${bookingNumber} is not offered to them: it has to be paid, not be a test, begin around Geneva, Vienna or Kraków, and lie ahead.`,
  )
}

/** Names the first driver and vehicle that the service takes. */
async function assigned(caller: CarrierCaller, ride: Ride): Promise<Ride> {
  const { drivers, vehicles } = await caller.call<Schemas['Carrier']>('GET', '/api/carrier')
  const fitting = vehicles.filter(({ vehicleTypeId }) => vehicleTypeId === ride.vehicleTypeId)
  let why: unknown
  for (const { id: driverId } of drivers)
    for (const { id: vehicleId } of fitting)
      try {
        const path = `/api/carrier/rides/${ride.id}/assignment`
        return await caller.call<Ride>('PUT', path, { driverId, vehicleId }, ride.tag)
      } catch (error) {
        why = error
      }
  throw why ?? new Error('This carrier has no vehicle of the class.')
}
