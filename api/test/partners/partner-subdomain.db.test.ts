import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newPartner, type TestPartner } from '../support/partners.ts'
import { rawRequest } from '../support/raw-request.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let partner: TestPartner
beforeAll(async () => {
  service = await sharedService()
  partner = await newPartner(service, { subdomain: 'hotel' })
})

/** Asks as a page on a host does. */
function post(host: string, path: string, body: unknown, cookie = '') {
  return rawRequest(service.url, {
    method: 'POST',
    path,
    headers: { Host: host, Origin: `http://${host}`, Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function bookOn(host: string) {
  const { client } = await newTraveller(service.url)
  const request = trip(service.clock.now)
  const quote = (await post(host, '/api/calculate-price', request, client.cookieHeader)).body as Quote
  const body = { ...request, quoteId: quote.quoteId }
  const booked = await post(host, '/api/bookings', body, client.cookieHeader)
  expect(booked.status).toBe(201)
  const { id } = (booked.body as { booking: { id: number } }).booking
  const { rows } = await sql<{ partner_id: string | null; return_url: string }>`
    select partner_id, return_url from booking b join payment_session p on p.reference = 'booking:' || b.id
    where b.id = ${id}`.execute(service.context.orm.em.fork().getKysely())
  return rows[0]
}

interface Quote {
  quoteId: string
}

it('what is booked on a partner’s subdomain is the partner’s, and stays there', async () => {
  const booked = await bookOn('hotel.localhost:3000')
  expect(booked?.partner_id).toBe(partner.id)
  expect(booked?.return_url).toMatch(/^http:\/\/hotel\.localhost:3000\/payment-success\?/)
})

it('a subdomain of nobody leads to our own address', async () => {
  const booked = await bookOn('nobody.localhost:3000')
  expect(booked?.partner_id).toBeNull()
  expect(booked?.return_url.startsWith(`${service.url}/`)).toBe(true)
})

it('a subdomain is no key: checkouts are for pages elsewhere', async () => {
  const answer = await post('hotel.localhost:3000', '/api/checkout-sessions', {
    quoteId: '00000000-0000-4000-8000-000000000000',
  })
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([401, 'INVALID_KEY'])
})
