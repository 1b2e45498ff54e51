import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import type { CarrierNews } from '#platform/mail/mail.ts'
import { User } from '../accounts/user.entity.ts'
import { raiseEvents } from '#platform/webhooks/raise-events.ts'
import type { CarrierDocumentRow } from './carrier-document.entity.ts'
import type { CarrierRole } from './carrier-member.entity.ts'
import type { CarrierRow } from './carrier.entity.ts'

/** Mails the owners of a carrier, and of what is about papers its dispatchers too, in the transaction of what they are told. */
export async function tellCarrier(
  context: Context,
  em: EntityManager,
  carrier: CarrierRow,
  news: CarrierNews,
): Promise<void> {
  const owners = await carrierPeople(
    em,
    carrier.id,
    news.what.startsWith('paper') ? ['owner', 'dispatcher'] : ['owner'],
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

/** Who acts for a carrier in one of these roles. */
export function carrierPeople(em: EntityManager, carrierId: string, roles: readonly CarrierRole[]) {
  return findRows(
    em,
    User,
    sql`where erased_at is null and id in (
      select m.user_id from carrier_member m where m.carrier_id = ${carrierId} and m.role in (${sql.join(roles)}))`,
  )
}

/** Tells the server of a carrier what was decided on a paper, or that it ran out, in the transaction of that. */
export async function raisePaperEvent(
  em: EntityManager,
  carrier: CarrierRow,
  paper: CarrierDocumentRow,
  at: Date,
): Promise<void> {
  if (carrier.state === 'closed') return
  const owner = { kind: 'carrier', id: carrier.id } as const
  await raiseEvents(em, { owner, isTest: false, at }, async () => {
    const data: components['schemas']['ToldPaper'] = {
      paperId: paper.id,
      version: paper.state === 'expired' ? 2 : 1,
      subject: paper.subject,
      vehicleId: paper.vehicleId ?? null,
      driverId: paper.driverId ?? null,
      kind: paper.kind,
      state: paper.state,
      rejection: paper.rejection ?? null,
      expiresOn: paper.expiresOn ?? null,
    }
    return [{ type: 'paper.decided', subject: paper.id, version: data.version, data }]
  })
}
