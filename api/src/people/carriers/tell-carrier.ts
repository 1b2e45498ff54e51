import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import type { CarrierNews } from '#platform/mail/mail.ts'
import { User } from '../accounts/user.entity.ts'
import type { CarrierRow } from './carrier.entity.ts'

/** Mails the owners of a carrier, in the transaction of what they are told. */
export async function tellCarrier(
  context: Context,
  em: EntityManager,
  carrier: CarrierRow,
  news: CarrierNews,
): Promise<void> {
  const owners = await findRows(
    em,
    User,
    sql`where erased_at is null and id in (
      select m.user_id from carrier_member m where m.carrier_id = ${carrier.id} and m.role = 'owner')`,
  )
  const link = `${context.publicUrl}/carrier`
  for (const owner of owners) {
    await enqueueMail(context, em, owner, {
      kind: 'carrier-news',
      firstName: owner.firstName,
      ...news,
      link,
    })
  }
}
