import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { ownParty } from '#money/self-billing/own-party.ts'
import { vatRuleOf, vatSupplierOf } from '#money/self-billing/vat-treatment.ts'
import { membershipOf } from '#people/partners/change-partner.ts'
import { BOOKKEEPERS } from '#people/partners/payout-account.handlers.ts'
import {
  agreeToSelfBilling,
  endSelfBilling,
  selfBillingConsent,
} from '#people/partners/self-billing.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { houseOf } from '#platform/stored-settings/house.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'
import { selfBilledFile } from './self-billed-file.ts'

type Schemas = components['schemas']

/** Whether we write the invoices of a partner's fees, and those that we wrote. */
export const selfBillingHandlers: Handlers<
  | 'getSelfBilling'
  | 'agreeToSelfBilling'
  | 'endSelfBilling'
  | 'getPartnerSelfBilledFile'
  | 'getSelfBilledFile'
> = {
  async getSelfBilling({ userId }, context) {
    return { status: 200, body: await selfBilling(context, userId) }
  },

  async agreeToSelfBilling({ userId, ip, body }, context) {
    await agreeToSelfBilling(context, { userId, ip }, body)
    return { status: 200, body: await selfBilling(context, userId) }
  },

  async endSelfBilling({ userId }, context) {
    await endSelfBilling(context, userId)
    return { status: 200, body: await selfBilling(context, userId) }
  },

  async getPartnerSelfBilledFile({ userId: askerId, path: { selfBilledId: id } }, context) {
    const { partner } = await membershipOf(context.orm.em.fork(), askerId, BOOKKEEPERS)
    return selfBilledFile(context, { id, partnerId: partner.id, askerId })
  },

  async getSelfBilledFile({ userId: askerId, path: { selfBilledId: id } }, context) {
    return selfBilledFile(context, { id, askerId })
  },
}

/** @throws Problem NOT_FOUND for whoever acts for none, FORBIDDEN */
async function selfBilling(context: Context, userId: string): Promise<Schemas['SelfBilling']> {
  const em = context.orm.em.fork()
  const { partner } = await membershipOf(em, userId, BOOKKEEPERS)
  const consent = await selfBillingConsent(em, partner.id)
  const ourCountry = ownParty(houseOf(context).company)?.countryCode ?? null
  const rule = vatRuleOf(ourCountry, vatSupplierOf(partner), utcDay(context.now()))
  return {
    agreement: consent
      ? {
          version: consent.version,
          language: consent.language as Schemas['SelfBillingAgreement']['language'],
          agreedAt: consent.agreedAt.toISOString(),
        }
      : null,
    currentVersion: LEGAL_DOCUMENTS['self-billing-agreement'].version,
    treatment: typeof rule === 'string' ? null : rule.treatment,
    barrier: typeof rule === 'string' ? rule : null,
  }
}
