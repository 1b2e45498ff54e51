import { sql } from 'kysely'
import { billsOfPartner } from '#money/self-billing/read-bills.ts'
import { CarrierConsent } from '#people/carriers/carrier-consent.entity.ts'
import { CarrierMember } from '#people/carriers/carrier-member.entity.ts'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import { PartnerConsent } from '#people/partners/partner-consent.entity.ts'
import { PartnerMember } from '#people/partners/partner-member.entity.ts'
import { registrationView } from '#people/partners/partner-view.ts'
import { SelfBillingConsent } from '#people/partners/self-billing-consent.entity.ts'
import { Partner } from '#people/partners/partner.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { AccountExport } from './account-export.ts'
import { ownRows } from './own-rows.ts'
import type { Person } from './whose.ts'

type Membership = AccountExport['memberships'][number]
type Agreed = {
  version: number
  language: string
  at: Date
  network?: string | null | undefined
}

/** The partners that the person registered: of a sole trader every word of one is the person's own. The newest first. */
export async function exportedPartners(
  em: EntityManager,
  person: Person,
  now: Date,
): Promise<AccountExport['partners']> {
  const partners = await ownRows(em, Partner, person, sql`created_at desc, id`)
  const views: AccountExport['partners'] = []
  for (const partner of partners) {
    const { details, stateReason, events } = await registrationView(em, partner, now)
    const { name, state, createdAt } = partner
    const selfBilled = await billsOfPartner(em, partner.id)
    views.push({ name, state, stateReason, createdAt: createdAt.toISOString(), details, events, selfBilled })
  }
  return views
}

/** The carriers and partners that the person acts for, with what the person agreed to for them. */
export async function exportedMemberships(
  em: EntityManager,
  person: Person,
): Promise<AccountExport['memberships']> {
  const [carrier] = await ownRows(em, CarrierMember, person, sql`created_at`)
  const [partner] = await ownRows(em, PartnerMember, person, sql`created_at`)
  const memberships: Membership[] = []
  if (carrier) {
    const { carrierId, role, createdAt } = carrier
    const known = await findRow(em, Carrier, { id: carrierId })
    const agreed = await ownRows(em, CarrierConsent, person, sql`id desc`)
    const own = agreed.filter((one) => one.carrierId === carrierId)
    memberships.push(membership('carrier', known?.legalName, { role, createdAt }, own))
  }
  if (partner) {
    const { partnerId, role, createdAt } = partner
    const known = await findRow(em, Partner, { id: partnerId })
    const agreed = await ownRows(em, PartnerConsent, person, sql`id desc`)
    const billing = await ownRows(em, SelfBillingConsent, person, sql`agreed_at desc`)
    const own = [...agreed, ...billing.map(({ agreedAt: at, ...one }) => ({ ...one, at }))]
    const here = own.filter((one) => one.partnerId === partnerId)
    memberships.push(membership('partner', known?.name, { role, createdAt }, here))
  }
  return memberships
}

const membership = (
  of: Membership['of'],
  name: string | null | undefined,
  { role, createdAt }: { role: Membership['role']; createdAt: Date },
  agreed: readonly Agreed[],
): Membership => ({
  of,
  name: name ?? '',
  role,
  since: createdAt.toISOString(),
  agreements: agreed.map(({ version, language, at, network }) => ({
    version,
    language,
    at: at.toISOString(),
    network: network ?? null,
  })),
})
