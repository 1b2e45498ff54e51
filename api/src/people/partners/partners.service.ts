import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import type { Orm } from '#platform/database/orm.ts'
import { readColour, textColourOn } from './colours.ts'
import { readOrigin, readReturnUrl } from './origins.ts'

export interface PartnerSummary {
  id: string
  name: string
  subdomain: string | null
  accent: string | null
  origins: string[]
  returnUrls: string[]
}

/** How a partner's pages look; what is left out stays as it is. */
export interface Look {
  name?: string | undefined
  subdomain?: string | undefined
  accent?: string | undefined
  logo?: { file: string; bytes: Buffer } | undefined
}

const LOGO_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}
const MOST_LOGO_BYTES = 64 * 1024

/**
 * Takes in a partner.
 * @returns its id
 * @throws Error when a part of the look cannot be used; no partner is made then
 */
export async function createPartner(orm: Orm, look: Look & { name: string }, now: Date): Promise<string> {
  const id = randomUUID()
  const { name, subdomain, accent, onAccent, logo, logoType } = checked(look)
  await sql`
    insert into partner (id, name, subdomain, accent, on_accent, logo, logo_type, created_at)
    values (${id}, ${name}, ${subdomain}, ${accent}, ${onAccent}, ${logo}, ${logoType}, ${now})`.execute(
    db(orm),
  )
  return id
}

/** @throws Error when a part of the look cannot be used; nothing is changed then */
export async function changeLook(orm: Orm, id: string, look: Look): Promise<void> {
  const { name, subdomain, accent, onAccent, logo, logoType } = checked(look)
  await sql`
    update partner set
      name = coalesce(${name}, name),
      subdomain = coalesce(${subdomain}, subdomain),
      accent = coalesce(${accent}, accent),
      on_accent = coalesce(${onAccent}, on_accent),
      logo = coalesce(${logo}, logo),
      logo_type = coalesce(${logoType}, logo_type)
    where id = ${id}`.execute(db(orm))
}

export async function listPartners(orm: Orm): Promise<PartnerSummary[]> {
  const { rows } = await sql<PartnerSummary>`
    select id, name, subdomain, accent,
      array(select origin from partner_origin where partner_id = id order by origin) as origins,
      array(select url from partner_return_url where partner_id = id order by url) as "returnUrls"
    from partner order by created_at, id`.execute(db(orm))
  return rows
}

/**
 * The partner that a person means: by id, subdomain or name.
 * @throws Error when there is none, or more than one
 */
export async function findPartner(orm: Orm, text: string): Promise<PartnerSummary> {
  const meant = (await listPartners(orm)).filter(({ id, name, subdomain }) =>
    [id, name, subdomain].some((one) => one?.toLowerCase() === text.toLowerCase()),
  )
  const [partner, ...more] = meant
  if (!partner) throw new Error(`There is no partner "${text}". "partners list" shows them all.`)
  if (more.length > 0) throw new Error(`"${text}" is the name of ${meant.length} partners. Give the id.`)
  return partner
}

/** @returns the origin in its one form */
export async function addOrigin(orm: Orm, partnerId: string, text: string): Promise<string> {
  const origin = readOrigin(text)
  await sql`insert into partner_origin values (${partnerId}, ${origin}) on conflict do nothing`.execute(
    db(orm),
  )
  return origin
}

/** @returns the address in its one form */
export async function addReturnUrl(orm: Orm, partnerId: string, text: string): Promise<string> {
  const url = readReturnUrl(text)
  await sql`insert into partner_return_url values (${partnerId}, ${url}) on conflict do nothing`.execute(
    db(orm),
  )
  return url
}

/** @throws Error when it was not listed */
export async function removeOrigin(orm: Orm, partnerId: string, origin: string): Promise<void> {
  const { numAffectedRows } =
    await sql`delete from partner_origin where partner_id = ${partnerId} and origin = ${origin}`.execute(
      db(orm),
    )
  if (numAffectedRows !== 1n) throw new Error(`${origin} is not among the partner's origins.`)
}

/** @throws Error when it was not listed */
export async function removeReturnUrl(orm: Orm, partnerId: string, url: string): Promise<void> {
  const { numAffectedRows } =
    await sql`delete from partner_return_url where partner_id = ${partnerId} and url = ${url}`.execute(
      db(orm),
    )
  if (numAffectedRows !== 1n) throw new Error(`${url} is not among the partner's return addresses.`)
}

function db(orm: Orm) {
  return orm.em.fork().getKysely()
}

/** A look as it is kept; null where nothing was given. */
function checked({ name, subdomain, accent, logo }: Look) {
  const colour = accent === undefined ? null : readColour(accent)
  return {
    name: name === undefined ? null : named(name),
    subdomain: subdomain === undefined ? null : label(subdomain),
    accent: colour,
    onAccent: colour && textColourOn(colour),
    logo: logo?.bytes ?? null,
    logoType: logo ? typeOfLogo(logo) : null,
  }
}

function named(text: string): string {
  const name = text.trim()
  if (name.length > 0 && name.length <= 100) return name
  throw new Error('A partner has a name of 1 to 100 characters.')
}

function label(text: string): string {
  const name = text.toLowerCase()
  if (/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name)) return name
  throw new Error(`${text} cannot be a subdomain: letters, digits and dashes, 63 at most.`)
}

function typeOfLogo({ file, bytes }: { file: string; bytes: Buffer }): string {
  const type = LOGO_TYPES[extname(file).toLowerCase()]
  if (!type) throw new Error(`${file} is no logo we can show. Give an SVG, PNG or WebP file.`)
  if (bytes.length > MOST_LOGO_BYTES) throw new Error(`${file} is larger than 64 kB.`)
  return type
}
