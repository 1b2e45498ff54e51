import type { components } from '@fiacre/sdk/contract'
import { LOADED, policyAllows } from './content-policy.ts'
import { readTags, type Tag } from './read-tags.ts'

export type Finding = components['schemas']['PageFinding']
type FindingCode = Finding['code']

/** A page as it was answered. */
export interface FetchedPage {
  url: URL
  status: number
  /** Where it leads on to. */
  location: string | undefined
  mediaType: string
  /** Of the header; several where it came more than once. */
  policies: readonly string[]
  html: string
}

/** What is known of the key that stands on the page: of one's own partner alone. */
export type KeyOnPage = 'works' | 'ended' | 'unknown'

/** What the service knows of the page. */
export interface PageFacts {
  /** Where the service is. */
  service: URL
  isListed: boolean
  keyOf: (key: string) => Promise<KeyOnPage>
  /** When the form on pages of this origin called last, and whether it was let in. */
  seen: { at: Date; isListed: boolean } | undefined
}

const good = (code: FindingCode, detail: string | null = null): Finding => ({ code, verdict: 'good', detail })
const bad = (code: FindingCode, detail: string | null = null): Finding => ({ code, verdict: 'bad', detail })
const note = (code: FindingCode, detail: string | null = null): Finding => ({ code, verdict: 'note', detail })

/** What is right and what is wrong with a page that shall show the form. */
export async function judgePage(page: FetchedPage, facts: PageFacts): Promise<Finding[]> {
  const { url, status, location } = page
  if (status >= 300 && status < 400) return [bad('redirected', location ?? String(status))]
  if (status < 200 || status >= 400) return [bad('status', String(status))]
  if (!/html/i.test(page.mediaType)) return [bad('not-html', page.mediaType.slice(0, 100))]
  const origin = facts.isListed ? good('origin-listed', url.origin) : bad('origin-unlisted', url.origin)
  return [origin, ...(await judgeTags(readTags(page.html), page, facts)), seenOf(facts)]
}

async function judgeTags(tags: readonly Tag[], page: FetchedPage, facts: PageFacts): Promise<Finding[]> {
  const loaderAt = tags.findIndex((tag) => isLoader(tag, page, facts))
  const loader = tags[loaderAt]
  if (!loader) {
    // A tag manager may put it there once the page runs, which nobody sees in the page as it is sent.
    return [
      facts.seen ? note('tag-added-later') : bad('tag-missing'),
      ...policiesOf(tags, page, facts, undefined),
    ]
  }
  const formAt = tags.findIndex(({ name }) => name === 'fiacre-booking')
  const sheetAt = tags.findIndex((tag) => isSheet(tag, page, facts))
  const keepsRoom = sheetAt >= 0 && (formAt < 0 || sheetAt < formAt)
  return [
    good('tag-found'),
    formAt < 0 ? bad('element-missing') : good('element-found'),
    await keyFinding(loader.attributes['data-partner'], facts),
    ...policiesOf(tags, page, facts, loader),
    // The form comes after what is around it was drawn, and nothing kept its room.
    keepsRoom ? good('room-kept') : bad(formAt >= 0 && loaderAt > formAt ? 'after-paint' : 'room-not-kept'),
  ]
}

async function keyFinding(key: string | undefined, { keyOf }: PageFacts): Promise<Finding> {
  if (!key) return bad('key-missing')
  const shown = key.length > 24 ? `${key.slice(0, 12)}…${key.slice(-4)}` : key
  if (key.startsWith('sk_')) return bad('key-secret')
  const known = await keyOf(key)
  if (known === 'unknown') return bad('key-unknown', shown)
  if (known === 'ended') return bad('key-ended', shown)
  return key.startsWith('pk_live_') ? good('key-works', shown) : note('key-test', shown)
}

/** What the policies of the page, of its headers and in it, keep from being loaded: one finding for each kind of thing. */
function policiesOf(
  tags: readonly Tag[],
  { url, policies }: FetchedPage,
  { service }: PageFacts,
  loader: Tag | undefined,
): Finding[] {
  const inPage = tags
    .filter(
      ({ name, attributes }) =>
        name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
    )
    .map(({ attributes }) => attributes['content'] ?? '')
  const all = [...policies, ...inPage].filter(Boolean)
  if (all.length === 0) return [good('no-policy')]
  if (url.origin === service.origin) return []
  const loaded = new URL('/widget/v1/fiacre.js', service)
  const blocked = LOADED.filter((what) =>
    all.some((policy) => !policyAllows(policy, what, loaded, loader?.attributes['nonce'])),
  )
  if (blocked.length === 0) return [good('policy-allows')]
  return [bad('policy-blocks', blocked.map((what) => `${what}-src ${service.origin}`).join('; '))]
}

function seenOf({ seen }: PageFacts): Finding {
  if (!seen) return note('not-seen')
  const at = seen.at.toISOString()
  return seen.isListed ? good('seen', at) : bad('seen-refused', at)
}

const isLoader = ({ name, attributes }: Tag, page: FetchedPage, facts: PageFacts): boolean =>
  name === 'script' && isOurs(attributes['src'], '.js', page, facts)

const isSheet = ({ name, attributes }: Tag, page: FetchedPage, facts: PageFacts): boolean =>
  name === 'link' &&
  /(^|\s)stylesheet(\s|$)/i.test(attributes['rel'] ?? '') &&
  isOurs(attributes['href'], '.css', page, facts)

function isOurs(
  address: string | undefined,
  end: string,
  { url }: FetchedPage,
  { service }: PageFacts,
): boolean {
  if (!address || !URL.canParse(address, url)) return false
  const { origin, pathname } = new URL(address, url)
  return origin === service.origin && pathname.startsWith('/widget/') && pathname.endsWith(`/fiacre${end}`)
}
