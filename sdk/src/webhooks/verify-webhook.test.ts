import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { verifyWebhook, type WebhookRequest } from './verify-webhook.ts'

const SECRET = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`
const OTHER = `whsec_${btoa('another secret of thirty two byt')}`
const NOW = new Date('2026-02-10T12:00:00Z')
const BODY = JSON.stringify({
  id: 'e1',
  type: 'ping',
  timestamp: NOW.toISOString(),
  data: { endpointId: 'é' },
})

/** A webhook that the package of Standard Webhooks signed. */
function signed({ secret = SECRET, at = NOW, body = BODY } = {}): WebhookRequest {
  const headers = {
    'webhook-id': 'e1',
    'webhook-timestamp': String(at.getTime() / 1000),
    'webhook-signature': new Webhook(secret).sign('e1', at, body),
  }
  return { body, headers, secret: SECRET, now: NOW }
}

const codeOf = (request: WebhookRequest) =>
  verifyWebhook(request).then(
    () => 'believed',
    (error: { code: string }) => error.code,
  )

it('believes what Standard Webhooks signed, as text and as bytes, by headers of Fetch and of Node', async () => {
  const request = signed()
  expect(await verifyWebhook(request)).toMatchObject({ type: 'ping', data: { endpointId: 'é' } })
  const headers = new Headers(request.headers as Record<string, string>)
  const bytes = new TextEncoder().encode(BODY)
  expect(await verifyWebhook({ ...request, headers, body: bytes })).toMatchObject({ id: 'e1' })
})

it('believes what either of two secrets signed, whichever side is changing', async () => {
  const request = signed({ secret: OTHER })
  expect(await codeOf(request)).toBe('SIGNATURE_WRONG')
  expect(await codeOf({ ...request, secret: [SECRET, OTHER] })).toBe('believed')
  const [old, fresh] = [signed({ secret: OTHER }), signed()].map(
    ({ headers }) => (headers as Record<string, string>)['webhook-signature'],
  )
  const both = { ...request.headers, 'webhook-signature': `v1a,ignored ${old} ${fresh}` }
  expect(await codeOf({ ...request, headers: both })).toBe('believed')
})

it('believes nothing that was changed, is of another time, or was never signed', async () => {
  const request = signed()
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)
  const without = (name: string) => ({ ...request, headers: { ...request.headers, [name]: undefined } })
  const withSignature = (text: string) => ({
    ...request,
    headers: { ...request.headers, 'webhook-signature': text },
  })
  const wrong: Record<string, WebhookRequest> = {
    SIGNATURE_WRONG: { ...request, body: `${BODY} ` },
    TIMESTAMP_OUT_OF_RANGE: { ...request, now: minutes(6) },
    HEADERS_MISSING: without('webhook-id'),
    BODY_UNREADABLE: signed({ body: '"text"' }),
    SECRET_UNREADABLE: { ...request, secret: 'whsec_' },
  }
  const found: Record<string, string> = {}
  for (const [code, one] of Object.entries(wrong)) found[code] = await codeOf(one)
  expect(found).toEqual(Object.fromEntries(Object.keys(wrong).map((code) => [code, code])))
  expect(await codeOf({ ...request, now: minutes(-6) })).toBe('TIMESTAMP_OUT_OF_RANGE')
  expect(await codeOf({ ...request, now: minutes(4) })).toBe('believed')
  for (const text of ['v1,', 'v1,AAAA', 'v2,AAAA', 'v1,%%%']) {
    expect(await codeOf(withSignature(text)), text).toBe('SIGNATURE_WRONG')
  }
})
