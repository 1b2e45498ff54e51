import { sql } from 'kysely'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERSONAL_DATA } from '#office/privacy/personal-data.ts'
import { greatCircleKm } from '#map/routing/great-circle.ts'
import { decodeLine } from '#map/routing/polyline.ts'
import { signIn } from '../support/accounts.ts'
import { idOf } from '../support/administrators.ts'
import { foundIn } from './canaries/canaries.ts'
import { TestClient } from '../support/client.ts'
import { startBuiltService } from '../support/built-service.ts'
import { testDatabase } from '../support/database.ts'
import { drivesForUs, sellsForUs } from '../support/sole-trader.ts'
import { handOff } from '../support/hand-off.ts'
import { bookBy, paidBooking } from '../support/money.ts'
import { rowsHolding, tablesOf } from '../support/personal-traces.ts'
import type { NodeProcess } from '../support/processes.ts'
import type { TestService } from '../support/service.ts'
import { mailServer, type MailServer } from '../support/smtp.ts'
import { billing, newTraveller, PASSWORD, quoteFor, trip, until } from '../support/traveller.ts'

/** Nobody else has any of it. */
const HOME = { lat: 50.07123, lon: 19.94417 }
const DOOR = 'Owl Street 77b, Kraków'
const CLICK = 'click-id-of-the-owls'
const PERSON = {
  firstName: 'Zebediah',
  lastName: 'Quillfeather',
  address: 'Owl Street 77b',
  zipCode: '90-777',
  company: 'Quillfeather Owls Ltd',
  vatNumber: 'GB777777777',
}
const CONTACT = { phoneNumber: '601 777 888', countryCode: '+48', dateOfBirth: '1971-03-07' }
const WORDS = {
  nameBoard: 'Quillfeather’s',
  pickupAddress: 'Owl House',
  destinationAddress: 'Barn Owl Hotel',
  travelNumber: 'QF 77717',
  specialRequests: 'Room for a cello.',
}
const REASON = 'The owls are ill.'
const BACK = `http://localhost:8080/transfers?gclid=${CLICK}`

let database: Awaited<ReturnType<typeof testDatabase>>
let smtp: MailServer
let main: NodeProcess
let service: TestService
const dataDir = mkdtempSync(join(tmpdir(), 'fiacre-everywhere-'))

beforeAll(async () => {
  database = await testDatabase()
  smtp = await mailServer()
  main = startBuiltService({
    NODE_ENV: 'test',
    LOG_LEVEL: 'trace',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    RATE_LIMIT_PER_MINUTE: '100000',
    // Nobody listens there: what the service says of that must not say where somebody wanted to go.
    ROUTING_URL: 'http://127.0.0.1:9',
    GEOCODER_URL: 'http://127.0.0.1:9',
  })
  const [, url = ''] = await main.until(/^ready (http:\S+)$/m)
  const clock = { now: new Date() }
  service = { url, clock, context: { orm: database.orm } } as TestService
}, 120_000)

afterAll(async () => {
  await main.end()
  await smtp.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const fromHome = () =>
  trip(service.clock.now, {
    pickupLocation: DOOR,
    pickupPoint: HOME,
    destination: 'Warszawa',
    attribution: { gclid: CLICK },
  })
const toHome = () => ({
  ...fromHome(),
  pickupLocation: 'Warszawa',
  pickupPoint: undefined,
  destination: DOOR,
  destinationPoint: HOME,
})

/** The ways that are kept and pass a person's door. */
async function waysHome(): Promise<string[]> {
  const { rows } = await sql<{ id: string; line: string }>`
    select id, line from route union all select route_id, '' from route_map union all
    select l.route_id, '' from route_lookup l where l.pair like '%50.0712,19.9442%'`.execute(database.db)
  const isNear = (line: string) => decodeLine(line).some((point) => greatCircleKm(point, HOME) < 0.5)
  return rows.filter(({ line }) => line === '' || isNear(line)).map(({ id }) => id)
}

async function outboxEmpty(): Promise<void> {
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from jobs.job where name <> 'parked' and state in ('created', 'retry', 'active')
      and name in ('mail', 'close-payment-pages')`
  const left = await until(
    async () => (await waiting.execute(database.db)).rows[0]?.n,
    (n) => n === 0,
    20_000,
  )
  expect(left).toBe(0)
}

/** Lives a whole life with the service, with every kind of row there is. */
async function live(client: TestClient, email: string): Promise<void> {
  const profile = { ...billing(email), ...PERSON, ...CONTACT, country: 'PL' }
  expect((await client.call('PUT', '/api/auth/profile', profile)).status).toBe(200)
  const distance = { pickup: DOOR, pickupPoint: HOME, destination: 'Gdańsk' }
  expect((await client.call('POST', '/api/calculate-distance', distance)).status).toBe(200)
  for (const request of [fromHome(), toHome()]) {
    const { mapUrl } = await quoteFor(client, request)
    expect((await client.fetch(mapUrl)).status).toBe(200)
  }
  const paid = await paidBooking(service, client, { request: fromHome(), how: WORDS })
  const wish = { vehicleTypeId: 3, specialRequests: 'Two cellos for the Quillfeathers.' }
  expect((await client.call('POST', `/api/bookings/${paid.id}/changes`, wish)).status).toBe(200)
  // As if a company had paid it: that takes another account.
  await sql`update booking set cost_reference = 'The Quillfeather project' where id = ${paid.id}`.execute(
    database.db,
  )
  const { body } = await bookBy(client, toHome(), WORDS)
  await client.call('POST', `/api/bookings/${body.booking.id}/cancellation`, { reason: REASON })
  // Left unpaid, so that the deletion cancels it and says so by mail.
  expect((await bookBy(client, { ...toHome(), passengers: 1 })).status).toBe(201)
  await handedOver(client)
  await drivesForUs(service, client)
  await sellsForUs(service, client)
  await writesToUs(client, email, paid.bookingNumber)
  expect((await client.call('PUT', '/api/auth/profile', { ...profile, email: `new.${email}` })).status).toBe(
    200,
  )
  await client.call('POST', '/api/auth/forgot-password', { email })
  const preferences = { language: 'en', currency: 'PLN', distanceUnit: 'km' }
  expect((await client.call('PUT', '/api/auth/preferences', preferences)).status).toBe(200)
  await signIn(
    service,
    email,
    PASSWORD,
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  )
  await client.call('GET', `/api/places?query=${encodeURIComponent(DOOR)}&lat=${HOME.lat}&lon=${HOME.lon}`)
  await new TestClient(service.url).call('POST', '/api/auth/login', { email, password: 'a wrong password' })
}

/** Every word of it is somebody's own. */
async function writesToUs(client: TestClient, email: string, bookingNumber: string): Promise<void> {
  const message = {
    name: `${PERSON.firstName} ${PERSON.lastName}`,
    email,
    phone: `+48 ${CONTACT.phoneNumber}`,
    subject: 'A cello of the Quillfeathers',
    category: 'booking',
    message: `We live at ${PERSON.address}. ${REASON}`,
    bookingNumber,
  }
  expect((await client.call('POST', '/api/contact-requests', message)).status).toBe(201)
}

/** Comes from a partner's page: once without booking, once with everything, so that the partner takes the result. */
async function handedOver(client: TestClient): Promise<void> {
  const steps = handOff(service)
  const shown = { currency: 'CHF', distanceUnit: 'mi' }
  const more = { attribution: { gbraid: CLICK }, returnUrl: BACK, cancelUrl: `${BACK}?left=1`, ...shown }
  const left = await steps.start(fromHome(), more)
  expect((await steps.open(client, left.token)).status).toBe(200)
  const { token, made } = await steps.start(toHome(), more)
  const { body: checkout } = await steps.open(client, token)
  const booked = await steps.book(client, checkout)
  await steps.pay(booked.body.booking.id)
  const back = await steps.returnLink({ client, id: made.body.checkoutSessionId })
  const redeemed = await steps.redeem(back.token, { 'Idempotency-Key': 'of-a-partner' })
  expect(JSON.stringify(redeemed.body)).toContain(CLICK)
}

/** What a column says of somebody: of a place its name and position, of all else every text. */
function said(value: unknown): unknown[] {
  if (value === null || value === '') return []
  if (typeof value !== 'object') return [value]
  const { label, lat, lon } = value as { label?: string; lat?: number; lon?: number }
  if (label !== undefined) return [label, lat, lon]
  return Object.values(value).flatMap((one) => said(one))
}

/** Holds the export against every column that the list of personal data says it shows. */
async function expectShown(client: TestClient, email: string): Promise<void> {
  const { body } = await client.call('GET', '/api/account/export')
  const exported = JSON.stringify(body)
  const person = { id: await idOf(client), email }
  for (const [table, { of, personal = {} }] of Object.entries(PERSONAL_DATA)) {
    for (const [column, rule] of Object.entries(personal)) {
      if (!of || !('shown' in rule)) continue
      const { rows } = await sql<{ value: unknown }>`
        select to_jsonb(${sql.ref(column)}) as value from ${sql.table(table)} where ${of(person)}`.execute(
        database.db,
      )
      const values = rows.flatMap(({ value }) => said(value))
      expect(values, `${table}.${column} of somebody who has everything`).not.toEqual([])
      const missing = values.filter(
        (value) => !exported.includes(JSON.stringify(value).replaceAll(/^"|"$/g, '')),
      )
      expect(missing, `${table}.${column} in the export`).toEqual([])
    }
  }
  const page = await (await client.fetch('/api/account/export/page')).text()
  const words = [CLICK, REASON, String(HOME.lat), 'Two cellos', BACK, 'Demo partner']
  expect(words.filter((word) => !page.includes(word))).toEqual([])
}

it(
  'shows a person everything, and leaves nothing of them in any table, job, file or line of the log',
  { timeout: 120_000 },
  async () => {
    const { client, email } = await newTraveller(service.url)
    await live(client, email)
    // What an account has that a partner opened for a guest.
    await sql`update app_user set contact_email = email where email = ${email}`.execute(database.db)
    await outboxEmpty()
    const texts = [
      ...Object.values(PERSON),
      ...Object.values(CONTACT).filter((text) => text !== '+48'),
      ...Object.values(WORDS),
      'Quillfeathers',
      REASON,
      CLICK,
      email,
      // Where the door is, as numbers.
      '50.0712',
      '19.9441',
      '19.9442',
    ]
    const tables = tablesOf(await rowsHolding(service, texts))
    const holding = [
      'account_link',
      'app_user',
      'booking',
      'booking_change',
      'booking_event',
      'checkout_session',
    ]
    const more = ['idempotency_record', 'payment_session', 'quote', 'route_lookup', 'sandbox_session']
    expect(tables).toEqual(expect.arrayContaining([...holding, ...more].map((name) => `public.${name}`)))
    expect(tables.some((table) => table.startsWith('jobs.'))).toBe(true)
    expect((await waysHome()).length).toBeGreaterThan(4)

    await expectShown(client, email)
    // The journeys are over: one that is ahead keeps its traveller.
    await sql`update booking set pickup_at = now() - interval '1 hour' where payment_status = 'completed'`.execute(
      database.db,
    )
    expect((await client.call('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(200)
    await outboxEmpty()
    expect(smtp.received.map(({ subject }) => subject)).toContain('Your account is deleted')

    expect(await rowsHolding(service, texts)).toEqual([])
    expect(await waysHome()).toEqual([])
    expect(foundIn(main.output(), texts)).toEqual([])
    expect(main.output()).toContain('routing service failed')
    for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
      expect(foundIn(readFileSync(join(dataDir, name), 'utf8'), texts), name).toEqual([])
    }
  },
)
