import { beforeAll, describe, expect, it } from 'vitest'
import { resetToken, signIn } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { CAMPAIGN, handOff } from '../support/hand-off.ts'
import { callbackBody, paymentsOf, sendCallback } from '../support/payment-callbacks.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, bookTrip, signedUpTraveller, PASSWORD, trip } from '../support/traveller.ts'

const MARKUP = `<img src=x onerror="alert(1)"> & 'so' on`

interface ExportBody {
  exportedAt: string
  profile: Record<string, unknown>
  preferences: Record<string, unknown>
  sessions: { id: string; isCurrent: boolean; device: string | null }[]
  bookings: {
    booking: Record<string, unknown>
    promoCode: string | null
    attribution: Record<string, string> | null
    payments: {
      status: string
      amountCents: number
      payer: Record<string, unknown>
      settledAt: string | null
    }[]
  }[]
  requests: { purpose: string; email: string; usedAt: string | null }[]
}

let service: TestService
let client: TestClient
let other: TestClient
let email: string
let otherEmail: string

beforeAll(async () => {
  service = await sharedService()
  ;({ client, email } = await signedUpTraveller(service.url))
  ;({ client: other, email: otherEmail } = await signedUpTraveller(service.url))
  const profile = { ...billing(email), firstName: MARKUP, address: 'Rynek <b>7</b>' }
  await client.call('PUT', '/api/auth/profile', profile)
  const { booked } = await bookTrip(client, trip(service.clock.now, { specialRequests: MARKUP }))
  // Each time stands by itself, so that none is taken for another.
  service.clock.now = new Date(service.clock.now.getTime() + 7 * 60_000)
  const [session] = await paymentsOf(service, booked.body.booking.id)
  if (session) await sendCallback(service, callbackBody(session, 'paid'))
  service.clock.now = new Date(service.clock.now.getTime() + 3 * 60_000)
  const steps = handOff(service)
  const { token } = await steps.start()
  const { body } = await steps.open(client, token)
  await steps.book(client, body)
  await bookTrip(other, trip(service.clock.now))
  await resetToken(service, email)
  await signIn(
    service,
    email,
    PASSWORD,
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  )
  for (const each of [client, other]) await each.call('POST', '/api/auth/proof', { password: PASSWORD })
})

const exported = async (who = client) => (await who.call<ExportBody>('GET', '/api/account/export')).body
const page = async (who = client) =>
  who.fetch('/api/account/export/page', { headers: { Accept: 'text/html' } })

describe('the export of one’s data', () => {
  it('is offered as a file of the day', async () => {
    const answer = await client.call('GET', '/api/account/export')
    const day = service.clock.now.toISOString().slice(0, 10)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="fiacre-${day}.json"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('holds the profile, the preferences, every session and every link that was asked for', async () => {
    const body = await exported()
    const profile = await client.call('GET', '/api/auth/profile')
    expect(body.profile).toEqual(profile.body)
    expect(body.preferences).toEqual({ language: 'en', currency: 'EUR', distanceUnit: 'km' })
    expect(body.sessions.map(({ device }) => device)).toContain('Firefox on Linux')
    expect(body.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(body.requests.map(({ purpose }) => purpose).toSorted()).toEqual([
      'confirm-email',
      'reset-password',
    ])
    expect(new Set(body.requests.map((one) => one.email))).toEqual(new Set([email]))
  })

  it('holds every booking as the booking itself says it, with payments, promo code and campaign', async () => {
    const { bookings } = await exported()
    const { body: list } = await client.call<{ id: number }[]>('GET', '/api/bookings')
    expect(bookings.map(({ booking }) => booking['id'])).toEqual(list.map(({ id }) => id))
    const [handedOver, paid] = bookings
    const own = await client.call('GET', `/api/bookings/${String(paid?.booking['id'])}`)
    expect(own.body).toMatchObject(paid?.booking ?? {})
    expect(paid).toMatchObject({
      promoCode: null,
      attribution: null,
      booking: { specialRequests: MARKUP, paymentStatus: 'completed' },
      payments: [{ status: 'paid', payer: { firstName: MARKUP, lastName: 'Kowalska', email } }],
    })
    expect(paid?.payments[0]?.settledAt).not.toBeNull()
    expect(handedOver).toMatchObject({
      promoCode: 'WELCOME10',
      attribution: CAMPAIGN,
      payments: [{ status: 'open', settledAt: null }],
    })
  })

  it('holds nothing of anybody else', async () => {
    expect(JSON.stringify(await exported())).not.toContain(otherEmail)
    const theirs = await exported(other)
    expect(JSON.stringify(theirs)).not.toContain(email)
    expect(theirs.bookings).toHaveLength(1)
    expectProblem(await new TestClient(service.url).call('GET', '/api/account/export'), {
      code: 'UNAUTHORIZED',
    })
  })

  it('holds no hash, no token and no cookie', async () => {
    const text = JSON.stringify(await exported())
    expect(text).not.toMatch(/argon2|hash|token|secret|[0-9a-f]{64}/i)
    const cookie = /fiacre\.sid=([^;]+)/.exec(client.cookieHeader)?.[1] ?? ''
    expect(cookie).not.toBe('')
    expect(text).not.toContain(cookie)
  })
})

/** Every fact of the export that people can read, as the page writes it. */
function facts(value: unknown, name = ''): string[] {
  // Ids say nothing to people, and what is told in words or in another writing has its own test.
  if (
    /^(id|quoteId|exportedAt|gateway|isAdmin|isRoundTrip|isTest|isCurrent|emailConfirmed|description|match)$/.test(
      name,
    )
  )
    return []
  if (/^(status|paymentStatus|purpose|country|language|distanceUnit|accessLevel|paymentMethod)$/.test(name))
    return []
  if (/^(code|kind|actor|amount|pricePerKm|percent|count|(from|to)(Payment)?Status)$/.test(name)) return []
  if (/^(totalPrice|\w+Cents|distance|duration|timeZone|pickupAt)$/.test(name)) return []
  if (Array.isArray(value)) return value.flatMap((one) => facts(one))
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, one]) => facts(one, key))
  }
  if (value === null || value === '') return []
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 16).replace('T', ' ') : text]
}

describe('the export to read', () => {
  it('tells the same facts as the export for programs', async () => {
    const response = await page()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    const words = html
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    const missing = facts(await exported()).filter((fact) => !words.includes(fact))
    expect(missing).toEqual([])
    for (const { booking } of (await exported()).bookings) {
      expect(words).toContain(`${(Number(booking['totalPriceCents']) / 100).toFixed(2)} EUR`)
    }
  })

  it('writes what people wrote as text, never as markup', async () => {
    const html = await (await page()).text()
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>7')
    expect(html).toContain('&lt;img src=x')
  })

  it('may load and run nothing, whatever should slip in', async () => {
    const policy = (await page()).headers.get('content-security-policy') ?? ''
    const html = await (await page()).text()
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toMatch(/script-src|img-src|connect-src/)
    expect(html).not.toMatch(/<(script|img|link|iframe)|<[^>]*\s(on\w+|style|src|href)=/i)
    expect((await page()).headers.get('cache-control')).toBe('no-store')
  })

  it('is in the language of the preferences', async () => {
    const save = (language: string) =>
      client.call('PUT', '/api/auth/preferences', { language, currency: 'EUR', distanceUnit: 'km' })
    await save('pl')
    expect(await (await page()).text()).toMatch(/<html lang="pl">.*<h1>Twoje dane<\/h1>/s)
    await save('fr')
    expect(await (await page()).text()).toMatch(/<html lang="fr">.*<h1>Vos données<\/h1>/s)
    await save('lv')
    expect(await (await page()).text()).toMatch(/<html lang="lv">/)
  })

  it('says in words what the export for programs says in codes', async () => {
    const said = async (language: string) => {
      await client.call('PUT', '/api/auth/preferences', { language, currency: 'EUR', distanceUnit: 'km' })
      return (await (await page()).text()).replaceAll(/<[^>]*>/g, '\n')
    }
    const english = await said('en')
    for (const words of ['paid', 'not paid yet', 'setting a new password', 'Firefox on Linux', 'English'])
      expect(english).toContain(`\n${words}\n`)
    const polish = await said('pl')
    for (const words of ['opłacona', 'ustawienie nowego hasła', 'Firefox (Linux)', 'Polska', 'polski'])
      expect(polish).toContain(`\n${words}\n`)
    expect(english + polish).not.toMatch(/\b(reset-password|confirm-email|firstName|postalCode)\b/)
  })

  it('is for its owner alone', async () => {
    expect(await (await page(other)).text()).not.toContain(email)
    expect((await page(new TestClient(service.url))).status).toBe(401)
  })
})
