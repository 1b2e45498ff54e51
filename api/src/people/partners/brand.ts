import type { components } from '@fiacre/sdk/contract'
import { brand } from '#platform/brand/brand.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { Partner, type PartnerRow } from './partner.entity.ts'

type Brand = components['schemas']['Brand']

/** Our own look. */
export const OWN_BRAND: Brand = {
  name: brand.name,
  partner: false,
  logoUrl: null,
  accent: null,
  onAccent: null,
}

/** The look of a partner, our own for one that is not known. */
export async function brandOf({ orm }: Context, partnerId: string): Promise<Brand> {
  const partner = await findRow(orm.em.fork(), Partner, { id: partnerId })
  return partner ? toBrand(partner) : OWN_BRAND
}

function toBrand(partner: PartnerRow): Brand {
  const { name, accent = null, onAccent = null, logo, logoType } = partner
  const logoUrl = logo && logoType ? `/brand-logos/${partner.id}` : null
  return { name, partner: true, logoUrl, accent, onAccent }
}
