import { describe, expect, it } from 'vitest'
import type { Orm } from '#platform/database/orm.ts'
import type { GatewayEvent } from '../gateway.ts'
import { toSandboxEvent } from './sandbox-event.ts'
import { sandboxGateway } from './sandbox-gateway.ts'
import { sign } from './signature.ts'

const REFUSED = expect.objectContaining({ code: 'INVALID_SIGNATURE' })
const SECRET = 'secret'
const NOW = new Date('2031-01-02T03:04:05Z')
const event: GatewayEvent = {
  id: 'evt-1',
  sessionId: '6f0a3c1e-5d7b-4f7e-9a44-0c2d7d1f8e55',
  outcome: 'paid',
  amountCents: 12_345,
  currency: 'EUR',
}
const gateway = sandboxGateway('sandbox', {
  orm: {} as Orm,
  publicUrl: 'http://127.0.0.1',
  sandboxSecret: SECRET,
  now: () => NOW,
})
const signed = (body: string, secret = SECRET, age = 0) =>
  sign(secret, body, new Date(NOW.getTime() - age * 1000))
const read = (body: string, header: string | undefined = signed(body)) =>
  gateway.readEvent(Buffer.from(body), { 'sandbox-signature': header })

describe('a callback of the sandbox', () => {
  it.each(['paid', 'declined', 'processing', 'expired'] as const)('tells %s as it was sent', (outcome) => {
    const told = { ...event, outcome }
    expect(read(JSON.stringify(toSandboxEvent(told, NOW)))).toEqual(told)
  })

  const body = JSON.stringify(toSandboxEvent(event, NOW))
  it.each<[string, string, string]>([
    ['forged', body.replace('12345', '1'), signed(body)],
    ['truncated', body.slice(0, -1), signed(body)],
    ['re-serialised', JSON.stringify(JSON.parse(body), null, 2), signed(body)],
    ['signed with another secret', body, signed(body, 'other')],
    ['older than 300 seconds', body, signed(body, SECRET, 301)],
    ['empty', '', signed(body)],
    ['without a signature', body, ''],
  ])('that is %s is refused', (_what, bytes, header) => {
    expect(() => read(bytes, header)).toThrow(REFUSED)
  })

  it('that comes without the header is refused', () => {
    expect(() => gateway.readEvent(Buffer.from(body), {})).toThrow(REFUSED)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no object', 'null'],
    ['no id', JSON.stringify({ ...JSON.parse(body), id: undefined })],
    ['an outcome that nobody knows', body.replace('payment.paid', 'payment.refunded')],
  ])('that is signed and holds %s is a problem of the sender', (_what, bytes) => {
    expect(() => read(bytes)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }))
  })
})
