import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { Orm } from '#platform/database/orm.ts'

/** `hotel` of `hotel.fiacre.example`; of `hotel.localhost` where we are on this machine. */
export function subdomainOf(host: string, ownHost: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const own = ownHost.toLowerCase().replace(/:\d+$/, '')
  const base = own === '127.0.0.1' || own === '[::1]' ? 'localhost' : own
  if (!name.endsWith(`.${base}`)) return undefined
  const label = name.slice(0, -base.length - 1)
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined
}

/** The id of the partner whose subdomain of ours a host is. */
export async function partnerOfHost(orm: Orm, host: string, ownHost: string): Promise<string | undefined> {
  const subdomain = subdomainOf(host, ownHost)
  if (!subdomain) return undefined
  const { rows } = await sql<{
    id: string
  }>`select id from partner where subdomain = ${subdomain} and is_live`.execute(orm.em.fork().getKysely())
  return rows[0]?.id
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
  const partner = await partnerOfHost(orm, host, own.host)
  return partner ? `${own.protocol}//${host.toLowerCase()}` : publicUrl
}
