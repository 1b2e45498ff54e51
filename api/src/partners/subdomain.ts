import type { Context } from '../context.ts'
import { findRow } from '../database/rows.ts'
import { Partner } from './partner.entity.ts'

/** `hotel` of `hotel.fiacre.example`; of `hotel.localhost` where we are on this machine. */
export function subdomainOf(host: string, ownHost: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const own = ownHost.toLowerCase().replace(/:\d+$/, '')
  const base = own === '127.0.0.1' || own === '[::1]' ? 'localhost' : own
  if (!name.endsWith(`.${base}`)) return undefined
  const label = name.slice(0, -base.length - 1)
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined
}

/**
 * Where a traveller who asked on this host goes on: a partner's subdomain keeps them, as their session is there; any
 * other host leads to our own address.
 * @returns an origin, without a trailing slash
 */
export async function siteOfHost(
  { orm, publicUrl }: Pick<Context, 'orm' | 'publicUrl'>,
  host: string,
): Promise<string> {
  const own = new URL(publicUrl)
  const subdomain = subdomainOf(host, own.host)
  const partner = subdomain ? await findRow(orm.em.fork(), Partner, { subdomain }) : null
  return partner ? `${own.protocol}//${host.toLowerCase()}` : publicUrl
}
