import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow } from '#platform/database/rows.ts'
import { networkOf } from '#platform/http/network.ts'
import { readConsent } from '../businesses/agreement-consent.ts'
import { changeOwnPartner } from './change-partner.ts'
import { SelfBillingConsent, type SelfBillingConsentRow } from './self-billing-consent.entity.ts'

/** The consent that a partner gave and did not take back; to a version of before it holds no more. */
export async function selfBillingConsent(
  em: EntityManager,
  partnerId: string,
): Promise<SelfBillingConsentRow | undefined> {
  const [row] = await findRows(
    em,
    SelfBillingConsent,
    sql`where partner_id = ${partnerId} and ended_at is null limit 1`,
  )
  return row
}

/** Whether a consent is to the text as it is now. */
export const isCurrent = ({ version }: SelfBillingConsentRow): boolean =>
  version === LEGAL_DOCUMENTS['self-billing-agreement'].version

/** Keeps the consent of an owner; one of before ends. @throws Problem RULE_VIOLATION for another version; and as `changeOwnPartner` does */
export async function agreeToSelfBilling(
  context: Context,
  { userId, ip }: { userId: string; ip: string },
  submission: components['schemas']['PartnerSubmission'],
): Promise<void> {
  const { version, language, hash: textHash } = await readConsent('self-billing-agreement', submission)
  const agreedAt = context.now()
  await changeOwnPartner(context, userId, { roles: [] }, async (em, { id: partnerId }) => {
    await end(em, { partnerId, userId }, agreedAt)
    const network = networkOf(ip)
    const consent = { partnerId, userId, version, language, textHash, network, agreedAt }
    await insertRow(em, SelfBillingConsent, { id: randomUUID(), ...consent, endedAt: null, endedBy: null })
  })
}

/** Takes the consent of an owner back, where there is one. @throws Problem as `changeOwnPartner` does */
export async function endSelfBilling(context: Context, userId: string): Promise<void> {
  await changeOwnPartner(context, userId, { roles: [] }, (em, { id: partnerId }) =>
    end(em, { partnerId, userId }, context.now()),
  )
}

async function end(
  em: EntityManager,
  { partnerId, userId }: { partnerId: string; userId: string },
  at: Date,
): Promise<void> {
  await sql`
    update self_billing_consent set ended_at = ${at}, ended_by = ${userId}
    where partner_id = ${partnerId} and ended_at is null`.execute(em.getKysely())
}
