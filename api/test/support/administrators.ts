import { sql } from 'kysely'
import { database, signIn } from './accounts.ts'
import type { TestClient } from './client.ts'
import type { TestService } from './service.ts'
import { newTraveller, PASSWORD } from './traveller.ts'

/** Environment of a service that starts with an administrator. */
export const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'an administrator’s phrase' }

export interface ClientBody {
  id: string
  firstName: string
  lastName: string
  email: string
  isAdmin: boolean
  emailConfirmed: boolean
  createdAt: string
  block: { reason: string; blockedAt: string; blockedBy: string | null; until: string | null } | null
}

/** Signs the first administrator in. */
export async function administrator(service: TestService): Promise<TestClient> {
  const { client, answer } = await signIn(service, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)
  if (answer.status !== 200) throw new Error(`administrator: ${JSON.stringify(answer.body)}`)
  return client
}

/** Makes an account an administrator's, or takes it back, as only the database can. */
export async function setAdmin(service: TestService, email: string, isAdmin: boolean): Promise<void> {
  await sql`update app_user set is_admin = ${isAdmin} where email = ${email}`.execute(database(service))
}

/** Somebody else who is an administrator, just signed in. */
export async function anotherAdministrator(service: TestService): Promise<TestClient> {
  const { email } = await newTraveller(service.url)
  await setAdmin(service, email, true)
  return (await signIn(service, email, PASSWORD)).client
}

/** Where it is decided on what was answered with the id of an approval. */
export const decisionOn = (body: Record<string, unknown>) =>
  `/api/admin/approvals/${String(body['approvalId'])}/decision`

/** A second person says yes to what was answered with 202, or with the id of an approval. */
export async function agree(service: TestService, { body }: { body: Record<string, unknown> }) {
  const second = await anotherAdministrator(service)
  return second.call('POST', decisionOn(body), { decision: 'approve' })
}

/** An account without the work of registering: thousands of them in a moment. */
export async function plainAccounts(
  service: TestService,
  people: { email: string; firstName?: string; lastName?: string; createdAt: Date }[],
): Promise<void> {
  for (const { email, firstName = 'Ada', lastName = 'Kowalska', createdAt } of people) {
    await sql`
      insert into app_user (id, email, password_hash, first_name, last_name, language, is_admin, active_at, created_at)
      values (gen_random_uuid(), ${email}, ${PASSWORD}, ${firstName}, ${lastName}, 'en', false, ${createdAt},
        ${createdAt})`.execute(database(service))
  }
}

export const idOf = async (client: TestClient) =>
  String((await client.call('GET', '/api/auth/user')).body['id'])
