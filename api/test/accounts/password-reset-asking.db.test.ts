import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestLink } from '#people/accounts/links/links.service.ts'
import {
  allMailsTo,
  CONFIRM,
  database,
  linksTo,
  RESET_PAGE,
  resetToken,
  signIn,
  tokenMailed,
  valueOf,
} from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { statementsOf } from '../support/statements.ts'
import { newTraveller } from '../support/traveller.ts'

const NEW_PASSWORD = 'seven swans on the lake'
const MINUTE = 60_000
const NOW = new Date()

let service: TestService
let visitor: TestClient

beforeAll(async () => {
  service = await sharedService()
  visitor = new TestClient(service.url)
})
beforeEach(() => {
  service.clock.now = NOW
})

const traveller = () => newTraveller(service.url, { billing: false })
const ask = (email: string) => visitor.call('POST', '/api/auth/forgot-password', { email })
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  visitor.call('POST', '/api/auth/reset-password', { token, newPassword })
const look = (token: string) =>
  visitor.call('GET', `/api/auth/reset-password/validate?token=${encodeURIComponent(token)}`)
const later = (ms: number) => {
  service.clock.now = new Date(NOW.getTime() + ms)
}

describe('asking for a reset link', () => {
  it('is answered alike for an address that has an account and one that has none', async () => {
    const { email } = await traveller()
    const answers = [await ask(email), await ask('nobody.at.all@example.com')]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual({
        message: 'If this address has an account, a link to set a new password is on its way.',
      })
    }
    const [known, unknown] = answers.map(({ headers }) => [...headers.keys()].toSorted())
    expect(known).toEqual(unknown)
    expect(await linksTo(service, email, RESET_PAGE)).toHaveLength(1)
    expect(await allMailsTo(service, 'nobody.at.all@example.com')).toEqual([])
  })

  it('takes the same statements for both: the account is looked up where the mail is sent', async () => {
    const { email } = await traveller()
    const known = await statementsOf(service, (context) => requestLink(context, 'reset-password', email))
    const unknown = await statementsOf(service, (context) =>
      requestLink(context, 'reset-password', 'nobody.at.all@example.com'),
    )
    expect(known.length).toBeGreaterThan(2)
    expect(unknown).toEqual(known)
    expect(known.join('\n')).not.toContain('app_user')
  })

  it('takes the address in any case, with blanks around it', async () => {
    const { email } = await traveller()
    const token = await tokenMailed(service, email, RESET_PAGE, () => ask(`  ${email.toUpperCase()} `))
    expect((await reset(token)).status).toBe(200)
  })

  it('wants an address', async () => {
    expect(expectProblem(await ask('nonsense')).errors?.[0]).toMatchObject({ pointer: '/email' })
    expect(expectProblem(await ask('')).errors?.[0]).toMatchObject({ pointer: '/email' })
  })

  it('is allowed ten times an hour for each address, known or not', async () => {
    const { email } = await traveller()
    for (const address of [email, 'stranger@example.com']) {
      const statuses: number[] = []
      for (let i = 0; i < 11; i += 1) statuses.push((await ask(address)).status)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
      later(60 * MINUTE - 1000)
      expectProblem(await ask(` ${address.toUpperCase()}`), { code: 'TOO_MANY_REQUESTS' })
      later(60 * MINUTE)
      expect((await ask(address)).status).toBe(200)
      service.clock.now = NOW
    }
  })
})

describe('a limit per network', () => {
  /** As if the network had made so many attempts before. */
  const attempted = (name: string, count: number) =>
    sql`
      insert into attempt (key, count, window_ends_at) select ${name} || ':' || substr(key, 15), ${count}::int,
        ${new Date(NOW.getTime() + MINUTE)}::timestamptz from attempt where key like 'login:network:%'
      on conflict (key) do update set count = excluded.count, window_ends_at = excluded.window_ends_at`.execute(
      database(service),
    )

  beforeEach(async () => {
    await signIn(service, 'somebody@example.com')
  })

  it('ends the asking for ever new addresses', async () => {
    await attempted('mail:network', 299)
    expect((await ask('first.of.many@example.com')).status).toBe(200)
    const answer = await ask('second.of.many@example.com')
    expectProblem(answer, { code: 'TOO_MANY_REQUESTS' })
    expect(answer.headers.get('retry-after')).toBe('60')
    const resend = await visitor.call('POST', '/api/auth/resend-confirmation', { email: 'x@example.com' })
    expectProblem(resend, { code: 'TOO_MANY_REQUESTS' })
    later(MINUTE)
    expect((await ask('third.of.many@example.com')).status).toBe(200)
  })

  it('ends the guessing of tokens, whichever kind they are of', async () => {
    await attempted('link:network', 299)
    expectProblem(await look('a-guess'), { code: 'RESET_LINK_INVALID' })
    expectProblem(await look('a-guess'), { code: 'TOO_MANY_REQUESTS' })
    expectProblem(await reset('q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4'), { code: 'TOO_MANY_REQUESTS' })
    expect((await visitor.fetch(`${CONFIRM}?token=a-guess`)).status).toBe(429)
    later(MINUTE)
    expectProblem(await look('a-guess'), { code: 'RESET_LINK_INVALID' })
  })
})

describe('what is kept of a reset link', () => {
  it('is a hash: neither the outbox nor any other table but the mailbox holds the token', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    const hash = createHash('sha256').update(token).digest('hex')
    const kept = sql<{ value: string }>`
      select token_hash as value from account_link where email = ${email} and purpose = 'reset-password'`
    expect(await valueOf(service, kept)).toBe(hash)
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'jobs')`.execute(
      database(service),
    )
    const holding: string[] = []
    for (const { schema, name } of rows) {
      const found = await valueOf(
        service,
        sql<{ value: boolean }>`
          select exists (select 1 from ${sql.table(`${schema}.${name}`)} t where strpos(t::text, ${token}) > 0) as value`,
      )
      if (found) holding.push(`${schema}.${name}`)
    }
    expect(holding).toEqual(['public.mailbox_message'])
  })
})
