import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { fieldProblem } from '#platform/http/problem.ts'
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
  const asked = Object.entries(urls).flatMap(([field, url]) => (url === undefined ? [] : [{ field, url }]))
  if (asked.length === 0) return
  const listed = await returnUrlsOf(context, partnerId)
  const refused = asked.find(({ url }) => !isReturnAllowed(url, listed))
  if (!refused) return
  const { field, url } = refused
  const shown = url.length > 200 ? `${url.slice(0, 200)}…` : url
  throw fieldProblem(
    'RETURN_URL_NOT_ALLOWED',
    field,
    `${shown} is not among the return addresses of this partner.`,
  )
}

/** A checkout's way back as long as the partner lists it: one that is taken off the list ends at once. */
export async function listedReturnUrl(
  context: Context,
  partnerId: string,
  returnUrl: string | null | undefined,
): Promise<string | null> {
  if (!returnUrl) return null
  return isReturnAllowed(returnUrl, await returnUrlsOf(context, partnerId)) ? returnUrl : null
}

async function returnUrlsOf({ orm }: Context, partnerId: string): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from partner_return_url where partner_id = ${partnerId}`.execute(orm.em.fork().getKysely())
  return rows.map(({ url }) => url)
}
