import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { fieldProblem } from '../http/problem.ts'
import { isReturnAllowed } from './origins.ts'

/**
 * Lets a checkout come back only to pages that the partner has listed: anything else would be an open redirect.
 * @param urls the addresses by the fields that name them
 * @throws Problem RETURN_URL_NOT_ALLOWED
 */
export async function assertReturnUrl(
  context: Context,
  partnerId: string,
  urls: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  for (const [field, url] of Object.entries(urls)) await assertListed(context, partnerId, field, url)
}

async function assertListed(
  context: Context,
  partnerId: string,
  field: string,
  url: string | undefined,
): Promise<void> {
  if (url === undefined || (await listedReturnUrl(context, partnerId, url))) return
  const shown = url.length > 200 ? `${url.slice(0, 200)}…` : url
  throw fieldProblem(
    'RETURN_URL_NOT_ALLOWED',
    field,
    `${shown} is not among the return addresses of this partner.`,
  )
}

/** A checkout's way back as long as the partner lists it: one that is taken off the list ends at once. */
export async function listedReturnUrl(
  { orm }: Context,
  partnerId: string,
  returnUrl: string | null | undefined,
): Promise<string | null> {
  if (!returnUrl) return null
  const { rows } = await sql<{ url: string }>`
    select url from partner_return_url where partner_id = ${partnerId}`.execute(orm.em.fork().getKysely())
  const listed = rows.map(({ url }) => url)
  return isReturnAllowed(returnUrl, listed) ? returnUrl : null
}
