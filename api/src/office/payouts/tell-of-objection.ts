import { PayoutStatement } from '#money/payouts/payout-statement.entity.ts'
import { statementName } from '#money/payouts/statement-name.ts'
import type { StatementObjectionRow } from '#money/payouts/statement-objection.entity.ts'
import { carrierPeople } from '#people/carriers/tell-carrier.ts'
import { partnerPeople } from '#people/partners/mail-partner.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'

/** Mails those who see to the books of whoever objected what came of it, in the transaction of the decision. */
export async function tellOfObjection(
  context: Context,
  em: EntityManager,
  { payeeKind, payeeId, statementId, correctionCents, answer }: StatementObjectionRow,
): Promise<void> {
  const statement = await findRow(em, PayoutStatement, { id: statementId })
  if (!statement) return
  const people =
    payeeKind === 'carrier'
      ? await carrierPeople(em, payeeId, ['owner', 'bookkeeper'])
      : await partnerPeople(em, payeeId, ['owner', 'finance'])
  for (const person of people) {
    await enqueueMail(context, em, person, {
      kind: 'objection-decided',
      firstName: person.firstName,
      statement: statementName(statement),
      correctionCents: correctionCents ?? null,
      answer: answer ?? '',
      link: `${context.publicUrl}/${payeeKind}?tab=money`,
    })
  }
}
