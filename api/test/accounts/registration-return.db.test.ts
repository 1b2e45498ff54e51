import { beforeAll, describe, expect, it } from 'vitest'
import { CONFIRM, tokenMailed } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { registration } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const MINUTE = 60_000
let made = 0

/** Somebody registers in a browser of their own; the link of the mail. */
async function registers(more: Record<string, unknown> = {}) {
  const email = `back${(made += 1)}.${Date.now()}@example.com`
  const browser = new TestClient(service.url)
  const body = { ...registration(email), ...more }
  const token = await tokenMailed(service, email, CONFIRM, () =>
    browser.call('POST', '/api/auth/register', body),
  )
  return { browser, email, token }
}

const follow = (browser: TestClient, token: string) =>
  browser.fetch(`${CONFIRM}?token=${encodeURIComponent(token)}`)
const session = (browser: TestClient) =>
  browser.call<{ email: string; city: string | null }>('GET', '/api/auth/user')

describe('the link in the mail of a registration', () => {
  it('signs in the browser that registered, with the billing details that were given', async () => {
    const { browser, email, token } = await registers({
      address: ' Rynek 1 ',
      city: 'Kraków',
      zipCode: '31-042',
    })
    expect((await session(browser)).status).toBe(401)
    const answer = await follow(browser, token)
    expect(answer.headers.get('location')).toBe('/dashboard?confirmed=true')
    const { status, body } = await session(browser)
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, address: 'Rynek 1', city: 'Kraków', zipCode: '31-042' })
  })

  it('signs in no other browser, and not twice', async () => {
    const { browser, token } = await registers()
    const other = new TestClient(service.url)
    await follow(other, token)
    expect((await session(other)).status).toBe(401)
    // The link is used up: whoever opened it first was not this browser.
    await follow(browser, token)
    expect((await session(browser)).status).toBe(401)
  })

  it('signs in nobody else who registered in the same browser before', async () => {
    const first = await registers()
    const email = `back${(made += 1)}.${Date.now()}@example.com`
    await first.browser.call('POST', '/api/auth/register', registration(email))
    await follow(first.browser, first.token)
    expect((await session(first.browser)).status).toBe(401)
  })

  it('signs in nobody once the price that waited is gone', async () => {
    const { browser, token } = await registers()
    service.clock.now = new Date(service.clock.now.getTime() + 31 * MINUTE)
    await follow(browser, token)
    expect((await session(browser)).status).toBe(401)
    service.clock.now = new Date()
  })
})
