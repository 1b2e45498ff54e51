import { TestClient } from './client.ts'
import { DEMO, PAGE, partnerQuote } from './partners.ts'
import { callbackBody, paymentsOf, sendCallback } from './payment-callbacks.ts'
import type { TestService } from './service.ts'
import { newTraveller, trip, type BookingBody } from './traveller.ts'

export const BACK = 'http://localhost:8080/transfers'
export const CAMPAIGN = { utm_source: 'newsletter', utm_campaign: 'winter-2026', gclid: 'abc' }

interface Checkout {
  checkoutSessionId: string
  status: string
  quote: { quoteId: string; totalPrice: number; distance: number }
  journey: Record<string, unknown>
  brand: { name: string }
  backUrl: string | null
  booking: { id: number; bookingNumber: string } | null
}

/**
 * The steps of a hand-off, as partner page and traveller take them.
 * @param caller the headers by which the partner's page or server calls
 */
export function handOff(service: TestService, caller: Record<string, string> = { ...DEMO, Origin: PAGE }) {
  const page = () => new TestClient(service.url)

  async function start(request = trip(service.clock.now), more: Record<string, unknown> = {}, headers = {}) {
    const quote = await partnerQuote(
      service,
      { ...request, promoCode: 'welcome10', attribution: CAMPAIGN },
      caller,
    )
    const body = { quoteId: quote.quoteId, returnUrl: BACK, locale: 'fr', ...more }
    const made = await page().call<{ checkoutSessionId: string; url: string; code?: string }>(
      'POST',
      '/api/checkout-sessions',
      body,
      { ...caller, ...headers },
    )
    return { quote, body, made, token: tokenOf(made.body.url ?? '') }
  }

  function tokenOf(url: string): string {
    return (URL.canParse(url) && new URL(url).searchParams.get('session')) || ''
  }

  const open = (client: TestClient, token: string) =>
    client.call<Checkout & { code?: string }>('POST', '/api/checkout-sessions/open', { token })
  const current = (client: TestClient) => client.call<Checkout>('GET', '/api/checkout-sessions/current')

  async function book(client: TestClient, checkout: Checkout) {
    const { journey, quote, checkoutSessionId } = checkout
    const body = { ...journey, quoteId: quote.quoteId, totalPrice: quote.totalPrice, checkoutSessionId }
    return client.call<BookingBody & { code: string; quote?: Checkout['quote'] }>(
      'POST',
      '/api/bookings',
      body,
    )
  }

  async function pay(bookingId: number) {
    const [session] = await paymentsOf(service, bookingId)
    if (!session) throw new Error('no payment session')
    await sendCallback(service, callbackBody(session, 'paid'))
  }

  async function paidCheckout() {
    const { token, made } = await start()
    const { client } = await newTraveller(service.url)
    const { body } = await open(client, token)
    const booked = await book(client, body)
    await pay(booked.body.booking.id)
    return { client, id: made.body.checkoutSessionId, number: booked.body.booking.bookingNumber }
  }

  async function returnLink({ client, id }: { client: TestClient; id: string }) {
    const { body } = await client.call<{ url: string | null }>('POST', `/api/checkout-sessions/${id}/return`)
    const url = new URL(body.url ?? '')
    return { url, token: url.searchParams.get('fiacre_result') ?? '' }
  }

  const redeem = (resultToken: string, headers: Record<string, string> = {}) =>
    page().call('POST', '/api/checkout-sessions/redeem', { resultToken }, { ...caller, ...headers })

  return { page, start, open, current, book, pay, paidCheckout, returnLink, redeem }
}
