import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { fieldProblem } from '../http/problem.ts'
import { isReturnAllowed } from './origins.ts'

/**
 * Lets a checkout come back only to pages that the partner has listed: anything else would be an open redirect.
 * @throws Problem RETURN_URL_NOT_ALLOWED
 */
export async function assertReturnUrl(
  context: Context,
  partnerId: string,
  returnUrl: string | undefined,
): Promise<void> {
  if (returnUrl === undefined || (await listedReturnUrl(context, partnerId, returnUrl))) return
  const shown = returnUrl.length > 200 ? `${returnUrl.slice(0, 200)}…` : returnUrl
  throw fieldProblem(
    'RETURN_URL_NOT_ALLOWED',
    'returnUrl',
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
