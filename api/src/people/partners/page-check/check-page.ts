import { PAGE_CHECK } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { ATTEMPT_LIMITS, countAttempt } from '../../accounts/attempts.ts'
import { brand } from '#platform/brand/brand.ts'
import type { Context } from '#platform/context/context.ts'
import { sentence, shown } from '#platform/http/sentence.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { guardedRequest, type GuardedAnswer } from '#platform/outside/guarded-request.ts'
import { PostFailure } from '#platform/outside/post-failure.ts'
import { resolveHost } from '#platform/outside/resolve-host.ts'
import { isLoopback } from '#platform/settings/loopback.ts'
import { allowsLoopback } from '#platform/webhooks/allows-loopback.ts'
import { DEVELOPERS, membershipOf } from '../change-partner.ts'
import { hashOfKey } from '../keys.ts'
import { originEntries } from '../origins.ts'
import { judgePage, type FetchedPage, type Finding, type KeyOnPage, type PageFacts } from './judge-page.ts'

/**
 * Looks at a page of a partner's as anybody could, and says what keeps the form from working there.
 * @throws Problem RULE_VIOLATION for what is no address of a page, TOO_MANY_REQUESTS
 */
export async function checkPage(
  context: Context,
  userId: string,
  typed: string,
): Promise<components['schemas']['PageCheck']> {
  const { partner } = await membershipOf(context.orm.em.fork(), userId, DEVELOPERS)
  const url = readPage(typed)
  await countAttempt(context, ATTEMPT_LIMITS.pageCheckPartner, partner.id)
  const findings = await findingsOf(context, partner.id, url)
  return {
    url: url.href,
    checkedAt: context.now().toISOString(),
    isGood: findings.every(({ verdict }) => verdict !== 'bad'),
    findings,
  }
}

async function findingsOf(context: Context, partnerId: string, url: URL): Promise<Finding[]> {
  try {
    const page = await fetchPage(context, url)
    return await judgePage(page, await factsOf(context, partnerId, url.origin))
  } catch (error) {
    if (!(error instanceof PostFailure)) throw error
    return [{ code: 'unreachable', verdict: 'bad', detail: error.message.slice(0, 300) }]
  }
}

async function fetchPage({ config }: Context, url: URL): Promise<FetchedPage> {
  const guard = {
    resolve: resolveHost,
    allowsLoopback: allowsLoopback(config),
    signal: new AbortController().signal,
  }
  const headers = { Accept: 'text/html', 'User-Agent': `${brand.name} page check` }
  return toPage(url, await guardedRequest({ method: 'GET', url, headers }, guard, PAGE_CHECK))
}

function toPage(url: URL, { status, headers, text }: GuardedAnswer): FetchedPage {
  const policy = headers['content-security-policy'] ?? []
  return {
    url,
    status,
    location: headers.location?.slice(0, 300),
    mediaType: headers['content-type'] ?? '',
    // Several policies stand in one header behind commas, and each of them holds.
    policies: [policy].flat().flatMap((value) => value.split(',')),
    html: text,
  }
}

/** @throws Problem RULE_VIOLATION */
function readPage(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPage = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.origin)))
  if (!url || !isPage || url.username || url.password)
    throw fieldProblem('RULE_VIOLATION', 'url', sentence('returnUrlUnfit', { text: shown(text) }))
  url.hash = ''
  return url
}

async function factsOf(
  { orm, publicUrl, now }: Context,
  partnerId: string,
  origin: string,
): Promise<PageFacts> {
  const db = orm.em.fork().getKysely()
  const { rows } = await sql<{ isListed: boolean; seenAt: string | null; wasListed: boolean | null }>`
    select exists (select 1 from partner_origin
        where partner_id = ${partnerId} and origin = any(${originEntries(origin)})) as "isListed",
      s.seen_at as "seenAt", s.is_listed as "wasListed"
    from (select 1) one left join partner_sighting s on s.partner_id = ${partnerId} and s.origin = ${origin}`.execute(
    db,
  )
  const [found] = rows
  return {
    service: new URL(publicUrl),
    isListed: found?.isListed ?? false,
    seen: found?.seenAt ? { at: new Date(found.seenAt), isListed: found.wasListed ?? false } : undefined,
    async keyOf(key): Promise<KeyOnPage> {
      const known = await sql<{ works: boolean }>`
        select k.revoked_at is null and coalesce(k.expires_at > ${now()}, true) and (k.mode = 'test' or p.is_live) as works
        from partner_key k join partner p on p.id = k.partner_id
        where k.key_hash = ${hashOfKey(key)} and k.partner_id = ${partnerId}`.execute(db)
      const [row] = known.rows
      if (!row) return 'unknown'
      return row.works ? 'works' : 'ended'
    },
  }
}
