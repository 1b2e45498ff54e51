import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import type { ApprovalRow } from './approval.entity.ts'

/** What an approval is about: a booking, a setting, a promo code or a partner. */
export type ApprovalSubject =
  | { bookingId: number }
  | { settingKind: NonNullable<ApprovalRow['settingKind']> }
  | { promoCode: string }
  | { partnerId: string }

/** Who is meant by the audit trail, and whose words the reason may hold. */
export async function auditSubjectOf(
  em: EntityManager,
  {
    bookingId,
    settingKind,
    promoCode,
    partnerId,
  }: Pick<ApprovalRow, 'bookingId' | 'settingKind' | 'promoCode' | 'partnerId'>,
) {
  if (bookingId) {
    const { rows } = await sql<{ userId: string }>`
      select user_id as "userId" from booking where id = ${bookingId}`.execute(em.getKysely())
    const personId = rows[0]?.userId ?? null
    return { subject: 'booking', subjectId: String(bookingId), personId } as const
  }
  if (partnerId) return { subject: 'partner', subjectId: partnerId, personId: null } as const
  if (promoCode) return { subject: 'promo-code', subjectId: promoCode, personId: null } as const
  return { subject: 'setting', subjectId: settingKind ?? '', personId: null } as const
}
