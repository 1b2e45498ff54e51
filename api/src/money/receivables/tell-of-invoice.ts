import { ownersOfPartner, partnerPeople } from '#people/partners/mail-partner.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import type { PartnerInvoiceRow } from './partner-invoice.entity.ts'

/** The language that a partner reads: that of its first owner; English where nobody owns it. */
export async function languageOfPartner(em: EntityManager, partnerId: string): Promise<string> {
  const [owner] = await ownersOfPartner(em, partnerId)
  return owner?.language ?? 'en'
}

/** Mails owners and bookkeepers of a partner of an invoice, in the transaction that issues it or counts the reminder. */
export async function tellOfInvoice(
  context: Context,
  em: EntityManager,
  { partnerId, number, openCents, dueOn }: PartnerInvoiceRow,
  kind: 'invoice-issued' | 'invoice-overdue',
): Promise<void> {
  for (const person of await partnerPeople(em, partnerId, ['owner', 'finance']))
    await enqueueMail(context, em, person, {
      kind,
      firstName: person.firstName,
      invoice: number,
      amountCents: openCents,
      dueOn,
      link: `${context.publicUrl}/partner?tab=money`,
    })
}
