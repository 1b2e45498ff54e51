import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { TestClient } from '../../../test/support/client.ts'
import { testService, type TestService } from '../../../test/support/service.ts'
import { bookTrip, newTraveller, trip } from '../../../test/support/traveller.ts'

let service: TestService
afterEach(() => service.close())

const NINE_TO_SIX = { fromDay: 1, toDay: 5, opens: '09:00', closes: '18:00' }

describe('what pages need to know', () => {
  it.each([
    [{}, null],
    [{ GOOGLE_PLACES_KEY: 'AIza-browser_key' }, 'AIza-browser_key'],
  ])('with %j is the key %s, and that rides are real', async (env, googlePlacesKey) => {
    service = await testService(env, 'bare')
    const { status, body, headers } = await new TestClient(service.url).call('GET', '/api/client-settings')
    expect(status).toBe(200)
    expect(body).toEqual({
      googlePlacesKey,
      demonstration: false,
      textMessages: false,
      contact: { phone: null, phoneAtAnyHour: null, hours: NINE_TO_SIX },
      company: null,
      socialLinks: [],
      cardPayments: null,
      booking: {
        horizonDays: 14,
        extraPrices: { infantCents: 800, childCents: 800, boosterCents: 500, meetAndGreetCents: 900 },
        specialRequests: true,
      },
    })
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('is of a demonstration that it is one: to programs, to the form on other pages, on the sandbox and in each page', async () => {
    service = await testService({ FIACRE_DEMO: '1' })
    const client = new TestClient(service.url)
    expect((await client.call('GET', '/api/client-settings')).body).toMatchObject({ demonstration: true })
    const key = { Authorization: 'Bearer pk_demo', Origin: 'http://localhost:8080' }
    for (const headers of [{}, key]) {
      const { body } = await client.call('GET', '/api/brand', undefined, headers)
      expect(body).toMatchObject({ demonstration: true })
    }
    const { client: traveller } = await newTraveller(service.url)
    const { booked } = await bookTrip(traveller, trip(service.clock.now))
    const sandbox = await traveller.fetch(new URL(booked.body.paymentRedirectUrl).pathname)
    expect(await sandbox.text()).toContain('Demonstration')
    // Who reads them could set anybody's password.
    const { rows } = await sql`select 1 from mailbox_message`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([])
  })
})
