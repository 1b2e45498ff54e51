import { TERMS_VERSION } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '#people/accounts/password.ts'
import { User } from '#people/accounts/user.entity.ts'
import { insertRow } from '#platform/database/rows.ts'
import { wakeWorkersNow } from './awake-workers.ts'
import { TestClient } from './client.ts'
import { serviceAt, type TestService } from './service.ts'

export const PASSWORD = 'a long enough pass phrase'

let made = 0

/** What somebody writes into the form to register. */
export function registration(email: string) {
  return {
    firstName: 'Ada',
    lastName: 'Kowalska',
    email,
    phoneNumber: '601 234 567',
    countryCode: '+48',
    country: 'PL',
    dateOfBirth: '1990-04-12',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
}

interface TravellerOptions {
  billing?: boolean
  host?: string
  /** Made through the API alone, with the mail that asks to confirm the address. */
  isSignedUp?: boolean
}

/**
 * A signed-in traveller with billing details. The account is the row that signing up leaves, where the service is this test's own. The
 * address is confirmed as late as the service lets them.
 */
export async function newTraveller(url: string, options: TravellerOptions = {}) {
  const client = new TestClient(url, options.host)
  const email = `traveller${(made += 1)}.${Date.now()}@example.com`
  const service = options.isSignedUp ? undefined : serviceAt(url)
  const hasBilling = options.billing ?? true
  if (service) await insertTraveller(service, email, hasBilling)
  else await signUp(client, email)
  await client.call('POST', '/api/auth/login', { email, password: PASSWORD })
  if (!service && hasBilling) await client.call('PUT', '/api/auth/profile', billing(email))
  client.confirmsAddress = () => confirmedAt(url, email)
  return { client, email }
}

/** The same for tests of what signing up leaves behind. */
export const signedUpTraveller = (url: string, options: { billing?: boolean } = {}) =>
  newTraveller(url, { ...options, isSignedUp: true })

async function signUp(client: TestClient, email: string): Promise<void> {
  const registered = await client.call('POST', '/api/auth/register', registration(email))
  if (registered.status !== 201) throw new Error(`register: ${JSON.stringify(registered.body)}`)
}

/** Of the one password that everybody has. */
let passwordHash: Promise<string> | undefined

async function insertTraveller({ context }: TestService, email: string, hasBilling: boolean): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD)
  const { city, address, zipCode } = billing(email)
  await insertRow(context.orm.em.fork(), User, {
    id: randomUUID(),
    email,
    passwordHash: await passwordHash,
    firstName: 'Ada',
    lastName: 'Kowalska',
    phoneNumber: '601 234 567',
    countryCode: '+48',
    country: 'PL',
    dateOfBirth: '1990-04-12',
    ...(hasBilling && { city, address, zipCode }),
    language: 'en',
    termsVersion: TERMS_VERSION,
    activeAt: context.now(),
    createdAt: context.now(),
  })
}

/** Takes an address for confirmed, as its link would have done. */
async function confirmedAt(url: string, email: string): Promise<void> {
  const em = serviceAt(url)?.context.orm.em.fork()
  if (!em) throw new Error(`The service at ${url} is none of this test's.`)
  await sql`update app_user set email_confirmed_at = now() where email = ${email}`.execute(em.getKysely())
}

export function billing(email: string) {
  return {
    firstName: 'Ada',
    lastName: 'Kowalska',
    email,
    country: 'PL',
    city: 'Kraków',
    address: 'Rynek Główny 1',
    zipCode: '31-042',
  }
}

/** A trip that every rule allows, three days from the given time. */
export function trip(now = new Date(), more: Record<string, unknown> = {}) {
  const day = new Date(now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  return {
    vehicleTypeId: 1,
    pickupLocation: 'Geneva Airport',
    destination: 'Chamonix',
    passengers: 2,
    isRoundTrip: false,
    pickupDate: day,
    pickupTime: '10:30',
    ...more,
  }
}

/** The same, to be priced in every class. */
export function journey(now?: Date, more: Record<string, unknown> = {}) {
  const { vehicleTypeId: _, ...rest } = trip(now, more)
  return rest
}

export interface QuoteBody {
  quoteId: string
  expiresAt: string
  totalPrice: number
  totalPriceCents: number
  distance: number
  oneWayDistance: number
  duration: number
  lines: { code: string; amountCents: number; amount: number }[]
  /** The picture of the way: an address below ours. */
  mapUrl: string
}

/** What a trip was answered with that got no price. */
export class NoPrice extends Error {
  readonly status: number

  constructor(status: number, body: unknown) {
    super(`calculate-price: ${JSON.stringify(body)}`)
    this.status = status
  }
}

/**
 * A price for the trip.
 * @throws NoPrice when there is none
 */
export async function quoteFor(client: TestClient, request: Record<string, unknown>): Promise<QuoteBody> {
  const { status, body } = await client.call<QuoteBody>('POST', '/api/calculate-price', request)
  if (status !== 200) throw new NoPrice(status, body)
  return body
}

export interface BookingBody {
  booking: { id: number; bookingNumber: string; status: string; paymentStatus: string; totalPrice: number }
  paymentRedirectUrl: string
}

/** Books the trip at its price. */
export async function bookTrip(client: TestClient, request = trip(), key?: string) {
  const { quote, body } = await quotedTrip(client, request)
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {}
  const booked = await client.call<BookingBody>('POST', '/api/bookings', body, headers)
  return { quote, body, booked }
}

/** A price, and the body that books at it. Of several who book at once, all have theirs before the first books. */
export async function quotedTrip(client: TestClient, request = trip()) {
  const quote = await quoteFor(client, request)
  const body = {
    ...request,
    quoteId: quote.quoteId,
    totalPrice: quote.totalPrice.toFixed(2),
    distance: String(quote.distance),
  }
  return { quote, body }
}

/** A job takes some milliseconds once it has begun; what takes longer is asked for less often. */
const SHORTEST_MS = 10
const LONGEST_MS = 50

/** Asks again until the answer is as wanted, with the workers awake; gives up with the last one. */
export async function until<T>(
  ask: () => Promise<T>,
  isIt: (value: T) => boolean,
  withinMs = 20_000,
): Promise<T> {
  const end = Date.now() + withinMs
  let value = await ask()
  for (let pause = SHORTEST_MS; !isIt(value) && Date.now() < end; pause = Math.min(1.5 * pause, LONGEST_MS)) {
    await wakeWorkersNow()
    await sleep(pause)
    value = await ask()
  }
  return value
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
}

/** The mails an address has received, newest first. */
export async function mailsTo(client: TestClient, email: string): Promise<Mail[]> {
  return (await client.call<Mail[]>('GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body
}
