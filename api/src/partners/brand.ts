import type { components } from '../contract/generated/contract.ts'
import { brand } from '../brand.ts'
import type { Context } from '../context.ts'
import { findRow } from '../database/rows.ts'
import { Partner, type PartnerRow } from './partner.entity.ts'

type Brand = components['schemas']['Brand']

/** Our own look. */
const OWN_BRAND: Brand = {
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

/** The look of a host: that of the partner whose subdomain of ours it is, else our own. */
export async function brandOfHost(context: Context, host: string): Promise<Brand> {
  const name = subdomainOf(host, new URL(context.publicUrl).host)
  const partner = name ? await findRow(context.orm.em.fork(), Partner, { subdomain: name }) : null
  return partner ? toBrand(partner) : OWN_BRAND
}

/** `hotel` of `hotel.fiacre.example`; of `hotel.localhost` where we are on this machine. */
export function subdomainOf(host: string, ownHost: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const own = ownHost.toLowerCase().replace(/:\d+$/, '')
  const base = own === '127.0.0.1' || own === '[::1]' ? 'localhost' : own
  if (!name.endsWith(`.${base}`)) return undefined
  const label = name.slice(0, -base.length - 1)
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined
}

function toBrand(partner: PartnerRow): Brand {
  const { name, accent = null, onAccent = null, logo, logoType } = partner
  const logoUrl = logo && logoType ? `/brand-logos/${partner.id}` : null
  return { name, partner: true, logoUrl, accent, onAccent }
}
