import { vi } from 'vitest'
import {
  CHAMONIX,
  FLEET,
  GENEVA_AIRPORT,
  pricesOf,
  quoteOf,
  WAY,
} from '../../booking/flow/testing/samples.ts'
import { defineElement } from '../define-element.ts'
import type { FiacreEventMap } from '../element-events.ts'

export const TAG = 'fiacre-booking'

/** Where the service of these tests is: nowhere, as `fetch` is ours. */
export const ORIGIN = 'https://fiacre.example'

type Answer = (request: Request) => Response | Promise<Response>

/** Answers of the service by path; a test changes those that it is about. */
export const answers = new Map<string, Answer>()

/** What was asked of the service, and with which body. */
export const asked: { request: Request; body: unknown }[] = []

/** A quote made now, so that it holds. */
export function freshQuote(change: Parameters<typeof quoteOf>[0] = {}) {
  return quoteOf({ expiresAt: new Date(Date.now() + 1_800_000).toISOString(), ...change })
}

/** Prices of which only the Economy's is known. */
export function freshPrices(change: Parameters<typeof quoteOf>[0] = {}) {
  return pricesOf(freshQuote(change))
}

/** A refusal as the service gives it. */
export function refusal(
  status: number,
  code: string,
  more: object = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const title = `Title of ${code}`
  const detail = `Detail of ${code} about 12 Rue du Rhône`
  const body = { type: '/problems', title, status, detail, message: detail, code, requestId: 'r', ...more }
  return Response.json(body, { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } })
}

/** A service that answers well. */
export function serveWell(): void {
  asked.length = 0
  answers.clear()
  answers.set('/api/vehicle-types', () => Response.json(FLEET))
  answers.set('/api/places', () => Response.json({ places: [GENEVA_AIRPORT, CHAMONIX] }))
  answers.set('/api/calculate-distance', () => Response.json(WAY))
  answers.set('/api/calculate-prices', () => Response.json(freshPrices()))
  answers.set('/api/brand', () =>
    Response.json({ name: 'Hotel', partner: true, logoUrl: null, accent: '#0b5d4b', onAccent: '#ffffff' }),
  )
  answers.set('/api/exchange-rates', () =>
    Response.json({ base: 'EUR', rates: { EUR: 1, CHF: 2 }, source: 'ecb', date: null, ageSeconds: null }),
  )
  answers.set('/api/checkout-sessions', () =>
    Response.json(
      {
        checkoutSessionId: '0198c2b0-1111-7abc-8def-0123456789ab',
        url: `${ORIGIN}/checkout?session=cs_1`,
        expiresAt: freshQuote().expiresAt,
      },
      { status: 201 },
    ),
  )
}

/** Stands in for the service. Call it before anything else, once a file. */
export function standIn(): void {
  serveWell()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    asked.push({ request, body: text === '' ? undefined : JSON.parse(text) })
    const answer = answers.get(new URL(request.url).pathname)
    return answer ? answer(request) : refusal(404, 'NOT_FOUND')
  })
  defineElement(ORIGIN)
}

/** What was asked at a path. */
export function askedAt(path: string) {
  return asked.filter(({ request }) => new URL(request.url).pathname === path)
}

/** Puts HTML on the page; answers the last element in it. */
export function place(html: string): HTMLElementTagNameMap[typeof TAG] {
  document.body.insertAdjacentHTML('beforeend', `<div class="host-page">${html}</div>`)
  return [...document.querySelectorAll(TAG)].at(-1)!
}

/** An element with a partner. */
export function placeElement(attributes = ''): HTMLElementTagNameMap[typeof TAG] {
  return place(`<${TAG} partner="pk_demo" ${attributes}></${TAG}>`)
}

export function clearPage(): void {
  document.querySelectorAll('.host-page').forEach((each) => each.remove())
}

/** Hears the events of one name on the document, as a page does. */
export function hear<Name extends keyof FiacreEventMap>(name: Name) {
  const heard: FiacreEventMap[Name][] = []
  const listen = (event: Event): void => void heard.push(event as FiacreEventMap[Name])
  document.addEventListener(name, listen)
  return { heard, stop: () => document.removeEventListener(name, listen) }
}

/** The day after tomorrow, as a date field takes it. */
export function inTwoDays(): string {
  return new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
}

/** Fills in a whole trip by script. */
export function fillTrip(element: HTMLElementTagNameMap[typeof TAG]): void {
  element.prefill({
    pickup: GENEVA_AIRPORT.label,
    destination: CHAMONIX.label,
    date: inTwoDays(),
    pickupTime: '12:00',
    passengers: 2,
    vehicle: 'economy',
  })
}
