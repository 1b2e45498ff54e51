import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { TestClient } from '../support/client.ts'
import type { TestService } from '../support/service.ts'

/** A message that somebody wrote to us. */
export async function messageToUs(service: TestService): Promise<number> {
  const message = {
    name: 'Ada Kowalska',
    email: `${randomUUID()}@example.com`,
    subject: 'A second seat',
    category: 'booking',
    message: 'We will be one child more.',
  }
  await new TestClient(service.url).call('POST', '/api/contact-requests', message)
  const { rows } = await sql<{
    id: number
  }>`select id from contact_request where email = ${message.email}`.execute(
    service.context.orm.em.fork().getKysely(),
  )
  return rows[0]?.id ?? 0
}
