import { afterEach, expect, it } from 'vitest'
import { answeringServer, type Answer } from '../outside/testing/answering-server.ts'
import { smsGateway } from './sms-gateway.ts'

const CALM = { timeout: 10_000, repetitions: 1, pause: 5, failures: 9, rest: 150 }
let server: Awaited<ReturnType<typeof answeringServer>>
afterEach(() => server.close())

async function gateway(...answers: Answer[]) {
  server = await answeringServer(...answers)
  return smsGateway({ url: server.url, token: 'a-secret', sender: 'Fiacre' }, CALM)
}

// As GatewayAPI answers.
const SENT = {
  json: {
    ids: [421332671],
    usage: { countries: { CH: 1 }, currency: 'EUR', total_cost: 0.06 },
  },
}
const NO_NUMBER = {
  status: 400,
  json: {
    code: '0x0213',
    incident_uuid: 'd8127429-fa0c-4316-b1f2-e610c3958f43',
    message: 'Unexpected number',
  },
}

it('sends a message by number, in the alphabet that it needs', async () => {
  const sms = await gateway(SENT, SENT)
  expect(await sms.send('+41 79 123 45 67', 'Nina drives you.')).toBe('sent')
  expect(await sms.send('+48 601 234 567', 'Kierowca: Łukasz.')).toBe('sent')
  expect(server.asked[0]).toMatchObject({ method: 'POST', url: '/rest/mtsms' })
  expect(server.asked[0]?.headers).toMatchObject({ authorization: 'Basic YS1zZWNyZXQ6' })
  expect(server.asked.map(({ body }) => JSON.parse(body))).toMatchObject([
    { sender: 'Fiacre', encoding: 'UTF8', max_parts: 3, recipients: [{ msisdn: 41791234567 }] },
    { message: 'Kierowca: Łukasz.', encoding: 'UCS2', recipients: [{ msisdn: 48601234567 }] },
  ])
})

it('gives up what is refused, tries again what may be mended, and names neither key nor number in an error', async () => {
  const sms = await gateway(NO_NUMBER, { status: 403, json: {} }, { status: 500, json: {} }, SENT)
  expect(await sms.send('+41 79 123 45 67', 'Hello')).toBe('refused')
  expect(await sms.send('12', 'Hello')).toBe('refused')
  const failed = await sms.send('+41 79 123 45 67', 'Hello').catch((error: unknown) => error)
  expect(String(failed)).toBe('Error: GatewayAPI answered 403.')
  expect(await sms.send('+41 79 123 45 67', 'Hello')).toBe('sent')
  expect(server.asked).toHaveLength(4)
})

it('sends nothing where no service is set up', async () => {
  server = await answeringServer(SENT)
  expect(await smsGateway(undefined).send('+41 79 123 45 67', 'Hello')).toBe('refused')
  expect(server.asked).toEqual([])
})
