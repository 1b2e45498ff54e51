import assert from 'node:assert/strict'
import { TestClient } from '../../api/test/support/client.ts'
import { billing, registration } from '../../api/test/support/traveller.ts'
import { exampleBody, readContract } from './operations.ts'
import type { Served } from './service.ts'

/** Puts variables where the examples have keys and ids that no service knows. */
export function withVariables(collection: string): string {
  const { schemas, parameters } = readContract().components
  const example = (name: string) => String(schemas[name]?.examples?.[0])
  return collection
    .replaceAll(example('EmailAddress'), '{{email}}')
    .replaceAll(example('QuoteId'), '{{quoteId}}')
    .replaceAll(example('CheckoutSessionId'), '{{checkoutSessionId}}')
    .replaceAll(example('CheckoutToken'), '{{checkoutToken}}')
    .replaceAll(new RegExp(String.raw`\b${example('BookingId')}\b`, 'g'), '{{bookingId}}')
    .replaceAll(String(parameters['IdempotencyKey']?.example), '{{$guid}}')
    .replaceAll(opaqueTag(String(parameters['IfMatch']?.example)), '{{profileTag}}')
}

/** A tag without its quotation marks, which each collection escapes in its own way. */
const opaqueTag = (etag: string) => etag.replaceAll('"', '')

/** Their values: a traveller with a booking, and a partner with a quote and with a checkout that nobody has opened. */
export async function valuesOfVariables({
  url,
  environment,
}: Served): Promise<Record<string, string | number>> {
  const key = environment.FIACRE_SECRET_KEY
  const contract = readContract()
  const password = String(contract.components.schemas['Password']?.examples?.[0])
  const email = `collection.${Date.now()}@example.com`
  const traveller = new TestClient(url)
  const partner = new TestClient(url)

  async function made<T>(client: TestClient, method: string, path: string, body: object): Promise<T> {
    const headers: Record<string, string> = client === partner ? { Authorization: `Bearer ${key}` } : {}
    const answer = await client.call<T>(method, path, body, headers)
    assert(answer.status < 300, `${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const account = { ...registration(email), password, confirmPassword: password }
  await made(traveller, 'POST', '/api/auth/register', account)
  await made(traveller, 'POST', '/api/auth/login', { email, password })
  await made(traveller, 'PUT', '/api/auth/profile', billing(email))
  // The one change that is answered and sends a tag is that of the profile.
  const seen = await traveller.call('GET', '/api/auth/profile')
  const profileTag = opaqueTag(seen.headers.get('etag') ?? '')
  assert(profileTag, 'a profile has a tag')
  // The journey of the examples, so that what they book is what was priced.
  const journey = exampleBody(contract, '/api/calculate-price')
  const quote = (client: TestClient) =>
    made<{ quoteId: string }>(client, 'POST', '/api/calculate-price', journey)
  const { booking } = await made<{ booking: { id: number } }>(traveller, 'POST', '/api/bookings', {
    ...journey,
    quoteId: (await quote(traveller)).quoteId,
  })
  const checkout = await made<{ checkoutSessionId: string; url: string }>(
    partner,
    'POST',
    '/api/checkout-sessions',
    { quoteId: (await quote(partner)).quoteId },
  )
  return {
    email,
    profileTag,
    quoteId: (await quote(partner)).quoteId,
    checkoutSessionId: checkout.checkoutSessionId,
    checkoutToken: new URL(checkout.url).searchParams.get('session') ?? '',
    bookingId: booking.id,
    // By either name: Postman's converter says the one, Bruno's the other.
    bearerToken: key,
    token: key,
    // What has the session in its cookie is asked for it in a header as well, which says nothing to the service.
    apiKey: 'unused',
  }
}
