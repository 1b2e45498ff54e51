import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { curlOf, gradingRequests } from './grading-requests.ts'
import { newWebhookSecret } from './webhook-secret.ts'

const SAMPLE = { type: 'booking.paid', data: { bookingNumber: 'FC-TEST22' } }

it('sends what the package of Standard Webhooks believes where it should be believed, and refuses where not', () => {
  const secret = newWebhookSecret()
  const requests = gradingRequests(secret, SAMPLE, new Date())
  const judged = requests.map(({ name, wants, headers, body }) => {
    let believed = 'accepted'
    try {
      new Webhook(secret).verify(body, headers)
    } catch {
      believed = 'refused'
    }
    return [name, believed === wants]
  })
  expect(judged).toEqual(requests.map(({ name }) => [name, true]))
  const [valid, repeated, ...others] = requests.map(({ headers }) => headers['webhook-id'])
  expect(repeated).toBe(valid)
  expect(new Set([valid, ...others]).size).toBe(6)
  for (const { body } of requests) expect(Buffer.byteLength(body)).toBeLessThan(20_000)
})

it('writes a command in which nothing ends its quotes, and which holds no secret', () => {
  const secret = newWebhookSecret()
  const [first] = gradingRequests(
    secret,
    { type: 'booking.paid', data: { name: "O'Hara; rm -rf $HOME" } },
    new Date(),
  )
  if (!first) throw new Error('There are requests.')
  const curl = curlOf("https://hotel.example/hooks?a='b", first)
  expect(curl).toContain(String.raw`'https://hotel.example/hooks?a='\''b'`)
  expect(curl).toContain(String.raw`O'\''Hara; rm -rf $HOME`)
  expect(curl).not.toContain(secret.slice('whsec_'.length))
})
