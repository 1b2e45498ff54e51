import { sql } from 'kysely'
import { expect } from 'vitest'
import { TestClient } from './client.ts'
import type { TestService } from './service.ts'
import { mailsTo, PASSWORD, until, type Mail } from './traveller.ts'

export const RESET_PAGE = '/reset-password'
export const CONFIRM = '/api/auth/confirm-email'

/** The service's own database, to see what no answer shows. */
export const database = (service: TestService) => service.context.orm.em.fork().getKysely()

/** The value of a query's one row and column. */
export async function valueOf<T>(
  service: TestService,
  query: ReturnType<typeof sql<{ value: T }>>,
): Promise<T | undefined> {
  return (await query.execute(database(service))).rows[0]?.value
}

/** Signs in with a browser of its own. */
export async function signIn(service: TestService, email: string, password = PASSWORD, userAgent?: string) {
  const client = new TestClient(service.url)
  const headers: Record<string, string> = userAgent ? { 'User-Agent': userAgent } : {}
  const answer = await client.call('POST', '/api/auth/login', { email, password }, headers)
  return { client, answer }
}

/** What somebody with these cookies is answered: 200 signed in, 401 not. */
export async function statusWith(service: TestService, cookie: string): Promise<number> {
  return (await fetch(new URL('/api/auth/user', service.url), { headers: { Cookie: cookie } })).status
}

/** Waits until every mail of the outbox is sent, so that what is not there then will not come. */
export async function outboxSent(service: TestService): Promise<void> {
  const waiting = sql<{ value: number }>`
    select count(*)::int as value from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`
  const left = await until(
    () => valueOf(service, waiting),
    (count) => count === 0,
    20_000,
  )
  expect(left, 'mails that still wait').toBe(0)
}

/** Every mail an address has received, once nothing waits any more; in no order while the clock stands. */
export async function allMailsTo(service: TestService, email: string): Promise<Mail[]> {
  await outboxSent(service)
  return mailsTo(new TestClient(service.url), email)
}

export async function subjectsTo(service: TestService, email: string): Promise<string[]> {
  return (await allMailsTo(service, email)).map(({ subject }) => subject).toSorted()
}

/** The links to a page that an address has been mailed. */
export async function linksTo(service: TestService, email: string, page: string): Promise<string[]> {
  const links = (await allMailsTo(service, email)).flatMap((mail) => mail.links)
  return links.filter((link) => new URL(link).pathname === page)
}

/** The token of the one link to a page that something mails to an address. */
export async function tokenMailed(
  service: TestService,
  email: string,
  page: string,
  act: () => Promise<unknown>,
): Promise<string> {
  const before = new Set(await linksTo(service, email, page))
  await act()
  const links = (await linksTo(service, email, page)).filter((link) => !before.has(link))
  expect(links, `new links to ${page} for ${email}`).toHaveLength(1)
  return new URL(links[0] ?? '').searchParams.get('token') ?? ''
}

/** Asks for a reset link as a visitor does. */
export async function resetToken(service: TestService, email: string): Promise<string> {
  const visitor = new TestClient(service.url)
  return tokenMailed(service, email, RESET_PAGE, () =>
    visitor.call('POST', '/api/auth/forgot-password', { email }),
  )
}

/** Follows a confirmation link. @returns where it leads */
export async function confirm(service: TestService, token: string): Promise<string | null> {
  const visitor = new TestClient(service.url)
  const response = await visitor.fetch(`${CONFIRM}?token=${encodeURIComponent(token)}`)
  expect(response.status).toBe(302)
  return response.headers.get('location')
}

/** Takes an address for confirmed, as its link would have done. */
export async function confirmed(service: TestService, email: string): Promise<void> {
  await sql`update app_user set email_confirmed_at = now() where email = ${email}`.execute(database(service))
}
