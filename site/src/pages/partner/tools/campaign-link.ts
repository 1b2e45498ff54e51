/** What a link of a partner carries; what is empty is left out. */
export type CampaignLink = {
  /** Where on our site it leads, from the slash on. */
  readonly path: string
  /** A publishable key. */
  readonly partner: string
  readonly promo: string
  readonly utm_source: string
  readonly utm_medium: string
  readonly utm_campaign: string
  readonly utm_content: string
}

const CARRIED = ['partner', 'promo', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const

/** The address of a link: the site reads all of it, and every booking that follows knows where it came from. */
export function campaignLink(service: string, link: CampaignLink): string {
  const url = new URL(link.path, service)
  for (const name of CARRIED) {
    const text = link[name].trim()
    if (text) url.searchParams.set(name, text)
  }
  return url.href
}

/** What a site is called in campaigns: its host, without `www.`; nothing where it is none. */
export function sourceOf(site: string | undefined): string {
  if (!site || !URL.canParse(site)) return ''
  return new URL(site).hostname.replace(/^www\./, '')
}
