import type { ParsedMail } from 'mailparser'
import { CANARIES } from './canaries.ts'
import { TestClient } from '../../support/client.ts'
import { trip, until } from '../../support/traveller.ts'

/** An answer, as far as it can hold what it should not. */
interface Said {
  what: string
  status: number
  text: string
}

/** What one traveller has, to go on with. */
export interface Belongings {
  client: TestClient
  email: string
  bookingId: number
  sandboxPath: string
  checkoutToken: string
  resultToken: string
  confirmToken: string
  resetToken: string
}

type Json = Record<string, unknown>

/**
 * The journeys of one traveller after the other at a service, by calls alone.
 * @param partner the headers of a partner's server
 * @param inbox the mails that a mail server took
 */
export function journeys(url: string, partner: Record<string, string>, inbox: () => ParsedMail[]) {
  const said: Said[] = []
  /** What came up on the way: tokens, cookies. */
  const secrets = new Set<string>()
  let made = 0

  const newEmail = () => `${CANARIES.email}.${(made += 1)}.${Date.now()}@example.com`

  async function call(client: TestClient, method: string, path: string, body?: unknown, headers: Json = {}) {
    const response = await client.fetch(path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers } as Record<
        string,
        string
      >,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    said.push({ what: `${method} ${path}`, status: response.status, text })
    for (const pair of client.cookieHeader.split('; ')) {
      const [, value = ''] = pair.split('=')
      if (value.length > 20) secrets.add(value)
    }
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: (isJson ? JSON.parse(text) : {}) as Json }
  }

  function registration(email: string, more: Json = {}) {
    return {
      firstName: 'Ada',
      lastName: CANARIES.lastName,
      email,
      phoneNumber: CANARIES.phone,
      countryCode: '+48',
      country: 'PL',
      dateOfBirth: '1990-04-12',
      password: CANARIES.password,
      confirmPassword: CANARIES.password,
      ...more,
    }
  }

  function profile(email: string, more: Json = {}) {
    const { firstName, lastName, country } = registration(email)
    const address = `${CANARIES.street} 5`
    return { firstName, lastName, email, country, city: 'Kraków', address, zipCode: '31-042', ...more }
  }

  /** The token of the newest mail to an address whose link leads to a place. */
  async function mailedToken(email: string, place: string): Promise<string> {
    const links = async () =>
      inbox()
        .filter(({ to }) => [to].flat().some((address) => address?.text === email))
        .flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? [])
        .filter((link) => link.includes(place) && link.includes('token='))
    const found = await until(links, ({ length }) => length > 0, 20_000)
    const token = new URL(found.at(-1) ?? 'http://none').searchParams.get('token') ?? ''
    if (token === '') throw new Error(`no mail to ${email} leads to ${place}`)
    secrets.add(token)
    return token
  }

  /** Registers, confirms, signs in, books with a promo code, hands over a checkout: everything as it should be. */
  async function settle(): Promise<Belongings> {
    const client = new TestClient(url)
    const email = newEmail()
    await call(client, 'POST', '/api/auth/register', registration(email))
    const confirmToken = await mailedToken(email, '/confirm-email')
    await call(client, 'POST', '/api/auth/login', { email, password: CANARIES.password })
    await call(client, 'PUT', '/api/auth/profile', profile(email))
    await call(client, 'POST', '/api/auth/forgot-password', { email })
    const resetToken = await mailedToken(email, '/reset-password')
    const booked = await book(client)
    const started = await startCheckout()
    const paid = await startCheckout()
    const opened = await call(client, 'POST', '/api/checkout-sessions/open', { token: paid.token })
    const { journey, quote } = opened.body as { journey: Json; quote: Json }
    const inCheckout = await call(client, 'POST', '/api/bookings', {
      ...journey,
      quoteId: quote['quoteId'],
      totalPrice: quote['totalPrice'],
      checkoutSessionId: paid.id,
    })
    await pay(client, pathOf(inCheckout.body['paymentRedirectUrl']))
    const back = await call(client, 'POST', `/api/checkout-sessions/${paid.id}/return`)
    const resultToken = new URL(String(back.body['url'])).searchParams.get('fiacre_result') ?? ''
    secrets.add(resultToken)
    return {
      client,
      email,
      bookingId: booked.id,
      sandboxPath: booked.sandboxPath,
      checkoutToken: started.token,
      resultToken,
      confirmToken,
      resetToken,
    }
  }

  async function book(client: TestClient) {
    const request = trip(new Date(), { promoCode: CANARIES.promo })
    const quote = await call(client, 'POST', '/api/calculate-price', request)
    const body = { ...request, quoteId: quote.body['quoteId'], specialRequests: CANARIES.request }
    const booked = await call(client, 'POST', '/api/bookings', body)
    const { id } = (booked.body['booking'] ?? {}) as { id: number }
    return { id, sandboxPath: pathOf(booked.body['paymentRedirectUrl']) }
  }

  function pathOf(address: unknown): string {
    const path = URL.canParse(String(address)) ? new URL(String(address)).pathname : '/sandbox/pay/none'
    const token = path.split('/').at(-1) ?? ''
    if (token.length > 10) secrets.add(token)
    return path
  }

  const pay = (client: TestClient, path: string) => call(client, 'POST', path, { outcome: 'paid' })

  async function startCheckout() {
    const client = new TestClient(url)
    const request = trip(new Date(), { promoCode: CANARIES.promo })
    const quote = await call(client, 'POST', '/api/calculate-price', request, partner)
    const body = { quoteId: quote.body['quoteId'], returnUrl: 'https://partner.example/back' }
    const made = await call(client, 'POST', '/api/checkout-sessions', body, partner)
    const address = String(made.body['url'])
    const token = URL.canParse(address) ? (new URL(address).searchParams.get('session') ?? '') : 'none'
    if (token.length > 10) secrets.add(token)
    return { token, id: String(made.body['checkoutSessionId']) }
  }

  /** Every call once more, whether or not it can work now: what a traveller has is not used up. */
  async function everything({ client, email, bookingId, ...mine }: Belongings): Promise<void> {
    const visitor = new TestClient(url)
    const fresh = newEmail()
    const { password, newPassword, wrongPassword, token } = CANARIES
    const payer = { firstName: 'Ada', lastName: CANARIES.lastName, email, phone: CANARIES.phone }
    await call(visitor, 'POST', '/api/auth/register', registration(fresh))
    await call(visitor, 'POST', '/api/auth/register', registration(email))
    await call(visitor, 'POST', '/api/auth/login', { email: fresh, password: wrongPassword })
    await call(visitor, 'POST', '/api/auth/login', { email: fresh, password })
    await call(
      client,
      'PUT',
      '/api/auth/profile',
      profile(email, { phoneNumber: '688 777 666', countryCode: '+48' }),
    )
    await call(client, 'PUT', '/api/auth/profile', profile(newEmail()))
    await call(client, 'DELETE', '/api/auth/email-change')
    await call(client, 'POST', '/api/auth/change-password', { currentPassword: wrongPassword, newPassword })
    await call(visitor, 'POST', '/api/auth/change-password', { currentPassword: password, newPassword })
    await call(visitor, 'POST', '/api/auth/forgot-password', { email: fresh })
    await call(visitor, 'GET', `/api/auth/reset-password/validate?token=${mine.resetToken}`)
    await call(visitor, 'GET', `/api/auth/reset-password/validate?token=${token}`)
    await call(visitor, 'POST', '/api/auth/reset-password', { token, newPassword })
    await call(visitor, 'POST', '/api/auth/reset-password', { token: mine.resetToken, newPassword: 'short' })
    await call(visitor, 'GET', `/api/auth/confirm-email?token=${token}`)
    await call(visitor, 'GET', `/api/auth/confirm-email?token=${mine.confirmToken}&other=1`)
    for (const path of ['/reset-password', '/book', '/nothing', '/api/nothing', '/api/bookings', '/login']) {
      await call(visitor, 'GET', `${path}?token=${mine.resetToken}&session=${mine.checkoutToken}`)
    }
    await call(client, 'GET', '/api/auth/sessions')
    await call(client, 'GET', '/api/account/export')
    await call(client, 'GET', '/api/bookings')
    const again = await book(client)
    await call(client, 'POST', '/api/payments/create', { bookingId, ...payer })
    await pay(client, again.sandboxPath)
    await call(client, 'GET', mine.sandboxPath)
    await call(visitor, 'POST', '/api/calculate-price', trip(new Date(), { promoCode: CANARIES.promo }), {
      Authorization: `Bearer ${CANARIES.authorization}`,
    })
    await call(visitor, 'GET', '/api/bookings', undefined, { Authorization: `Basic ${CANARIES.basic}` })
    await call(new TestClient(url), 'GET', '/api/auth/user', undefined, {
      Cookie: `fiacre.sid=${CANARIES.cookie}`,
    })
    const { token: checkout } = await startCheckout()
    await call(visitor, 'POST', '/api/checkout-sessions/open', { token: checkout })
    await call(visitor, 'POST', '/api/checkout-sessions/open', { token })
    await call(client, 'GET', '/api/checkout-sessions/current')
    const redeemed = { resultToken: mine.resultToken }
    await call(visitor, 'POST', '/api/checkout-sessions/redeem', redeemed, partner)
    const callback = { id: 'e1', sessionId: 's1', type: 'payment.paid', amountCents: 1, currency: 'EUR' }
    const signed = { 'Sandbox-Signature': `t=1,${CANARIES.signature}` }
    const at = { createdAt: new Date().toISOString() }
    await call(visitor, 'POST', '/api/payments/callbacks/sandbox', { ...callback, ...at }, signed)
    await call(client, 'POST', '/api/account/deletion', { password: wrongPassword })
    await brokenBodies(visitor, mine)
  }

  /** Bodies whose faults an answer might show. */
  async function brokenBodies(visitor: TestClient, { resetToken }: { resetToken: string }) {
    const { password, newPassword } = CANARIES
    await call(visitor, 'POST', '/api/auth/login', { email: newEmail(), password: [password] })
    await call(visitor, 'POST', '/api/auth/login', { email: newEmail(), password, more: newPassword })
    await call(visitor, 'POST', '/api/auth/reset-password', { token: { is: resetToken }, newPassword })
    await call(
      visitor,
      'POST',
      '/api/auth/register',
      registration(newEmail(), { confirmPassword: newPassword }),
    )
    await call(visitor, 'POST', '/api/auth/register', registration(newEmail(), { country: 7 }))
    const response = await visitor.fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"email":"${newEmail()}","password":"${password}"`,
    })
    said.push({ what: 'half a body', status: response.status, text: await response.text() })
  }

  /**
   * The ways out, which use up what a traveller has.
   * @returns what came of setting a password by a link, of that once more, of signing in by it, and of changing it
   */
  async function leave({ client, email, resetToken, confirmToken }: Belongings): Promise<number[]> {
    const visitor = new TestClient(url)
    const { password, newPassword } = CANARIES
    for (const _ of [1, 2]) await call(visitor, 'GET', `/api/auth/confirm-email?token=${confirmToken}`)
    const reset = { token: resetToken, newPassword }
    const first = await call(visitor, 'POST', '/api/auth/reset-password', reset)
    const second = await call(visitor, 'POST', '/api/auth/reset-password', reset)
    const login = await call(client, 'POST', '/api/auth/login', { email, password: newPassword })
    const passwords = { currentPassword: newPassword, newPassword: password }
    const change = await call(client, 'POST', '/api/auth/change-password', passwords)
    await call(client, 'POST', '/api/account/deletion', { password })
    await call(client, 'DELETE', '/api/auth/sessions')
    await call(client, 'POST', '/api/auth/logout')
    return [first, second, login, change].map(({ status }) => status)
  }

  return { said, secrets, settle, everything, leave }
}
