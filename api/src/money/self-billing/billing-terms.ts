import { sql } from 'kysely'
import { Partner } from '#people/partners/partner.entity.ts'
import { isCurrent, selfBillingConsent } from '#people/partners/self-billing.service.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { houseOf } from '#platform/stored-settings/house.ts'
import type { BillingTerms } from './issue-bills.ts'
import { ownParty } from './own-party.ts'

/**
 * Who is invoiced for a partner's fees. The register is asked for the partner's VAT number beforehand, outside of any transaction; while it
 * does not answer, what it said last holds.
 */
export async function billingTerms(context: Context, partnerId: string): Promise<BillingTerms> {
  const { orm, vatRegister, now } = context
  const customer = ownParty(houseOf(context).company)
  const em = orm.em.fork()
  const consent = customer && (await selfBillingConsent(em, partnerId))
  const { vatNumber } = (await findRow(em, Partner, { id: partnerId })) ?? {}
  if (!consent || !isCurrent(consent) || !vatNumber) return { customer }
  const { truth, consultation } = await vatRegister.check(vatNumber, customer.vatNumber)
  if (truth !== 'unknown')
    await sql`
      update partner set vat_truth = ${truth}, vat_asked_at = ${now()}
      where id = ${partnerId} and vat_number = ${vatNumber}`.execute(em.getKysely())
  return { customer, vatConsultation: consultation }
}
