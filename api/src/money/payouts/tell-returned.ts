import { carrierPeople } from '#people/carriers/tell-carrier.ts'
import { ownersOfPartner } from '#people/partners/mail-partner.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import type { PayoutStatementRow } from './payout-statement.entity.ts'

/** Mails the owners of a carrier or partner that a payment to it came back, in the transaction that gives them the money again. */
export async function tellReturned(
  context: Context,
  em: EntityManager,
  { payeeKind, payeeId, payoutCents, iban }: PayoutStatementRow,
): Promise<void> {
  const isCarrier = payeeKind === 'carrier'
  const owners = await (isCarrier ? carrierPeople(em, payeeId, ['owner']) : ownersOfPartner(em, payeeId))
  for (const owner of owners)
    await enqueueMail(context, em, owner, {
      kind: 'payout-returned',
      firstName: owner.firstName,
      amountCents: payoutCents,
      ibanEnd: (iban ?? '').slice(-4),
      link: `${context.publicUrl}/${payeeKind}`,
    })
}
