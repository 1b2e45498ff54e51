import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished } from 'vitest'
import { createReceiver } from './receiver.ts'

const SECRET = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`

async function start() {
  const taken: string[] = []
  const receiver = createReceiver(SECRET, (event) => taken.push(`${event.type} ${event.id}`))
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void receiver.close())
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const send = async (
    id: string,
    version: number,
    { secret = SECRET, at = new Date(), padding = '' } = {},
  ) => {
    const data = { bookingNumber: 'FC-7K2M9Q', version, padding }
    const body = JSON.stringify({ id, type: 'booking.changed', timestamp: at.toISOString(), data })
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    }
    return (await fetch(url, { method: 'POST', body, headers })).status
  }
  return { send, taken }
}

it('takes each event once, and none that is older than what it has', async () => {
  const { send, taken } = await start()
  expect([await send('a', 2), await send('a', 2), await send('b', 1), await send('c', 3)]).toEqual([
    204, 204, 204, 204,
  ])
  expect(taken).toEqual(['booking.changed a', 'booking.changed c'])
})

it('believes nothing forged, old or too long', async () => {
  const { send, taken } = await start()
  expect([
    await send('a', 1, { secret: `whsec_${btoa('the secret of somebody who forges')}` }),
    await send('b', 1, { at: new Date(Date.now() - 600_000) }),
    await send('c', 1, { padding: 'x'.repeat(70_000) }),
  ]).toEqual([400, 400, 413])
  expect(taken).toEqual([])
})
