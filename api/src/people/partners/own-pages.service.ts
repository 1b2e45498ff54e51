import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRows } from '#platform/database/rows.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { sentence, shown } from '#platform/http/sentence.ts'
import { changeOwnPartner, DEVELOPERS } from './change-partner.ts'
import { readOrigin, readReturnUrl } from './origins.ts'
import { PartnerOrigin, PartnerReturnUrl } from './partner-pages.entity.ts'

type Schemas = components['schemas']

/** Puts the pages in the place of those that were. @throws Problem RULE_VIOLATION for one that cannot be used */
export async function saveOwnPages(
  context: Context,
  userId: string,
  pages: Schemas['PartnerPages'],
  ifMatch: string | undefined,
): Promise<Schemas['Partner']> {
  const origins = readAll('origins', pages.origins, readOrigin)
  const returnUrls = readAll('returnUrls', pages.returnUrls, readReturnUrl)
  const asked = { roles: DEVELOPERS, ifMatch }
  const { partner } = await changeOwnPartner(context, userId, asked, async (em, { id: partnerId }) => {
    await forget(em, 'partner_origin', partnerId)
    await forget(em, 'partner_return_url', partnerId)
    await insertRows(
      em,
      PartnerOrigin,
      origins.map((origin) => ({ partnerId, origin })),
    )
    await insertRows(
      em,
      PartnerReturnUrl,
      returnUrls.map((url) => ({ partnerId, url })),
    )
  })
  return partner
}

/** What is said of one that cannot be used. */
const UNFIT = { origins: 'originUnfit', returnUrls: 'returnUrlUnfit' } as const

function readAll(
  field: keyof typeof UNFIT,
  texts: readonly string[],
  read: (text: string) => string,
): string[] {
  return [
    ...new Set(
      texts.map((text, index) => {
        try {
          return read(text)
        } catch {
          throw fieldProblem(
            'RULE_VIOLATION',
            `${field}/${index}`,
            sentence(UNFIT[field], { text: shown(text) }),
          )
        }
      }),
    ),
  ]
}

async function forget(em: EntityManager, table: string, partnerId: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where partner_id = ${partnerId}`.execute(em.getKysely())
}
