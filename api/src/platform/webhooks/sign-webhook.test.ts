import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { signedHeaders } from './sign-webhook.ts'
import { newWebhookSecret } from './webhook-secret.ts'

it('signs so that the package of Standard Webhooks believes it, by either secret', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()]
  const body = JSON.stringify({ type: 'ping', data: { words: 'Hôtel – 東京' } })
  const headers = signedHeaders({ id: 'e1', body, at: new Date(), secrets })
  for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow('No matching signature')
})
