import { sql } from 'kysely'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { plainForms } from '#bookings/plain-forms/plain-forms.ts'
import type { PlainPage } from '#bookings/plain-forms/plain-page.ts'
import { findOfficeRole } from '#people/accounts/office-role.ts'
import { partnerDirectory } from '#people/partners/partner-directory.ts'
import { operationCalls } from '#platform/contract/call-operation.ts'
import { allHandlers } from '../../src/handlers.ts'
import { database } from '../support/accounts.ts'
import { newPartner, partnerQuote } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { silentSession } from '../support/silent-session.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let server: Server
let url: string
/** Who is signed in. */
let userId: string | undefined

beforeAll(async () => {
  service = await sharedService()
  const { context } = service
  const directory = partnerDirectory(context.orm, context.publicUrl, context.now)
  const partnerOf = (host: string) => directory.ofHost(host)
  const sessionOf = () => silentSession(userId)
  const app = new Koa()
  app.use(
    plainForms(context, {
      hosts: { isOwnOrigin: () => true },
      call: operationCalls(allHandlers, context, sessionOf, findOfficeRole, partnerOf),
      sessionOf,
      partnerOf,
      findKey: (key) => directory.findKey(key),
      // What is drawn, in the place of how it looks.
      draw: async (page) => JSON.stringify(page),
    }),
  )
  server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => (userId = undefined))

type PageOf<Step extends PlainPage['step']> = Extract<PlainPage, { step: Step }>

async function get<Step extends PlainPage['step']>(
  path: string,
  query: Record<string, string>,
  referrer = '',
): Promise<PageOf<Step>> {
  const address = `${url}${path}?${new URLSearchParams(query)}`
  const answer = await fetch(address, { headers: referrer ? { referer: referrer } : {}, redirect: 'manual' })
  return answer.json() as Promise<PageOf<Step>>
}

const post = (path: string, form: Record<string, string>) =>
  fetch(url + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: url },
    redirect: 'manual',
  })

/** A trip as the form has it. */
function asked(more: Record<string, string> = {}) {
  const { pickupLocation, destination, pickupDate, pickupTime } = trip(service.clock.now)
  return {
    pickup: pickupLocation,
    destination,
    date: pickupDate,
    time: pickupTime,
    passengers: '2',
    ...more,
  }
}

async function quoteFor(more: Record<string, string> = {}, referrer = ''): Promise<string> {
  const { prices } = await get<'trip'>('/book', asked(more), referrer)
  return prices?.quotes[0]?.quoteId ?? ''
}

async function signUp(): Promise<void> {
  const { email } = await newTraveller(service.url)
  const { rows } = await sql<{ id: string }>`select id from app_user where email = ${email}`.execute(
    database(service),
  )
  userId = rows[0]?.id
}

async function booked() {
  const { rows } = await sql<{ extras: object; board: string | null; partner: string | null }>`
    select extras, name_board as board, coalesce(attributed_partner_id, partner_id) as partner
    from booking where user_id = ${userId} order by id`.execute(database(service))
  return rows
}

it('prices seats for children and a driver with a board, and books them once, however often the form is sent', async () => {
  const tooMany = await get<'trip'>('/book', asked({ infantSeats: '2', boosterSeats: '1' }))
  expect(tooMany.prices).toBeUndefined()
  expect(tooMany.problem?.fields).toHaveProperty('infantSeats')
  const quote = await quoteFor({ infantSeats: '1', meetAndGreet: '1' })
  await signUp()
  const { ride } = await get<'details'>('/book/details', { quote })
  expect(ride.asked).toMatchObject({ infantSeats: '1', meetAndGreet: '1' })
  expect(ride.asked).not.toHaveProperty('childSeats')
  const form = {
    quote,
    key: 'c0ffee00-1111-4222-8333-444455556666',
    nameBoard: ' Ada & Co ',
    childSeats: '9',
    infantSeats: '0',
  }
  const refused = await post('/book/details', { ...form, nameBoard: 'see https://elsewhere.example' })
  expect((await (refused.json() as Promise<PageOf<'details'>>)).problem?.fields).toHaveProperty('nameBoard')
  const answers = [await post('/book/details', form), await post('/book/details', form)]
  expect(answers.map(({ status }) => status < 400)).toEqual([true, true])
  expect(await booked()).toMatchObject([
    {
      extras: { childSeats: { infant: 1, child: 0, booster: 0 }, meetAndGreet: true },
      board: 'Ada & Co',
    },
  ])
})

it('puts nobody there with a board whom no price is for', async () => {
  const quote = await quoteFor()
  await signUp()
  await post('/book/details', { quote, nameBoard: 'Ada', meetAndGreet: '1' })
  expect(await booked()).toMatchObject([{ extras: {}, board: null }])
})

it('books for the partner whose link led to the form, also after the ride was changed', async () => {
  const partner = await newPartner(service)
  const key = await partner.key('publishable')
  const quote = await quoteFor({}, `${url}/?partner=${key}`)
  await signUp()
  const { ride } = await get<'details'>('/book/details', { quote })
  expect(ride.asked).toMatchObject({ earlier: quote })
  const changed = await quoteFor({ ...ride.asked, passengers: '1' })
  await post('/book/details', { quote: changed })
  expect(await booked()).toMatchObject([{ partner: partner.id }])
})

it('books for nobody by a key that does not hold, is to try things out or no page’s, and takes no price of another’s page', async () => {
  const partner = await newPartner(service, { subdomain: `hotel${Date.now()}` })
  const test = await partner.key('publishable', 'test')
  const secret = await partner.key('secret')
  for (const key of ['pk_nobody', test, secret, "pk_'or 1=1", `pk_${'x'.repeat(200)}`]) {
    const quote = await quoteFor({ partner: key })
    const { rows } = await sql<{ partner: string | null; test: boolean }>`
      select partner_id as partner, is_test as test from quote where id = ${quote}`.execute(database(service))
    expect(rows, key).toEqual([{ partner: null, test: false }])
  }
  await signUp()
  const bearer = { Authorization: `Bearer ${test}` }
  const { quoteId } = await partnerQuote(service, trip(service.clock.now), bearer)
  expect((await get('/book/details', { quote: quoteId })).step).toBe('gone')
  // An earlier price that is somebody else's says nothing of a partner.
  const foreign = await quoteFor({ partner: await partner.key('publishable') })
  await signUp()
  const own = await quoteFor({ earlier: foreign })
  const { rows } = await sql<{ partner: string | null }>`
    select partner_id as partner from quote where id = ${own}`.execute(database(service))
  expect(rows).toEqual([{ partner: null }])
})
