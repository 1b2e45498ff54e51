import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { PARTNER_SCOPES } from '#platform/contract/partner-scopes.ts'
import type { PartnerScope } from '#platform/http/partner-call.ts'
import { createKey } from '#people/partners/keys.service.ts'
import type { KeyKind, KeyMode } from '#people/partners/partner-key.entity.ts'
import { TestClient } from './client.ts'
import type { TestService } from './service.ts'
import type { QuoteBody } from './traveller.ts'

/** The key that every service outside of production has. */
export const DEMO = { Authorization: 'Bearer pk_demo' }

/** A page on this machine, which may use that key. */
export const PAGE = 'http://localhost:8080'

export interface TestPartner {
  id: string
  /** @param scopes of a secret key, all of them where none are named */
  key(kind: KeyKind, mode?: KeyMode, scopes?: readonly PartnerScope[]): Promise<string>
}

/** A partner with the pages it lists. */
export async function newPartner(
  service: { context: Pick<Context, 'orm'> },
  pages: { origins?: string[]; returnUrls?: string[]; subdomain?: string } = {},
): Promise<TestPartner> {
  const id = randomUUID()
  const db = service.context.orm.em.fork().getKysely()
  await sql`
    insert into partner (id, name, subdomain, accent, on_accent, created_at)
    values (${id}, 'Hotel Chamonix', ${pages.subdomain ?? null}, '#0b5d4b', '#ffffff', now())`.execute(db)
  for (const origin of pages.origins ?? []) {
    await sql`insert into partner_origin values (${id}, ${origin})`.execute(db)
  }
  for (const url of pages.returnUrls ?? []) {
    await sql`insert into partner_return_url values (${id}, ${url})`.execute(db)
  }
  return {
    id,
    key: (kind, mode = 'live', scopes = PARTNER_SCOPES) =>
      createKey(service.context.orm, id, { kind, mode, scopes }, new Date()),
  }
}

export interface PartnerQuote extends QuoteBody {
  promo?: { code: string; applied: boolean; reason?: string; message: string; discountCents?: number }
}

/** A price as a partner's page gets it. */
export async function partnerQuote(
  service: TestService,
  request: Record<string, unknown>,
  headers: Record<string, string> = { ...DEMO, Origin: PAGE },
): Promise<PartnerQuote> {
  const client = new TestClient(service.url)
  const { status, body } = await client.call<PartnerQuote>('POST', '/api/calculate-price', request, headers)
  if (status !== 200) throw new Error(`calculate-price: ${JSON.stringify(body)}`)
  return body
}

/** A promo code. */
export async function newPromo(service: TestService, promo: Record<string, unknown>): Promise<void> {
  const row = { id: randomUUID(), created_at: new Date(), ...promo }
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(
    Object.values(row).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
  )
  await sql`insert into promo_code (${names}) values (${values})`.execute(
    service.context.orm.em.fork().getKysely(),
  )
}
