import { createClient, type FiacreClient } from '@fiacre/sdk'
import { pageAddress } from '@fiacre/sdk/rules'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createQueryClient } from '../../base/api/query-client.ts'
import { bookingTexts } from '../../base/i18n/booking-texts.ts'
import { isSiteLanguage, type SiteLanguage } from '../../base/i18n/language.ts'
import { createTexts } from '../../base/i18n/texts.ts'
import type { PageHead } from '../../base/settings/client-settings.ts'
import { notFoundPage } from '../../pages/not-found/page.ts'
import { BRAND } from '../../subjects/brand/brand.ts'
import { App } from '../app.tsx'
import { shellTexts } from '../locales/texts.ts'
import { pageAt } from '../page-at.ts'
import { Providers } from '../providers.tsx'
import { structuredData } from './structured-data.ts'

// Built into one file with this, for pages of one reader.
export { renderPlain } from './plain/render-plain.tsx'

/** The reads that public pages are drawn with: the same for everybody, so nothing here knows a session. */
export type PublicReads = Pick<
  FiacreClient,
  | 'listDestinations'
  | 'listVehicleTypes'
  | 'listFaqEntries'
  | 'getTransferHub'
  | 'getTransferRoute'
  | 'getRouteDrawing'
>

/** What a page is drawn for. */
export type PageRequest = {
  /** Its path without a language, as in `app/pages.ts`; any other is that of the 404 page. */
  readonly path: string
  /** A language's code; English where the site does not speak it. */
  readonly language: string
  /** The site's address, without a trailing slash: drawn into what programs read. */
  readonly origin: string
  /** What the service writes into the head of each page. */
  readonly head: PageHead
  readonly reads: PublicReads
}

/** A page as a server draws it: the same for everybody, at any hour. */
export type RenderedPage = {
  /** What stands in the root. */
  readonly html: string
  readonly language: SiteLanguage
  readonly title: string
  readonly description: string
  /** What the page says to programs, as JSON without any `<`; none where there is no page. */
  readonly structured?: string
  /** What other sites show of a link to it, where it has a picture of its own. */
  readonly picture?: { readonly url: string; readonly alt: string }
  /** Whether search engines shall leave it out. */
  readonly isUnlisted?: boolean
}

/**
 * Draws a page without a browser, whole. Fails where one of its reads does, or where it cannot be drawn: whoever asked has the
 * page without its markup.
 */
export async function renderPage({
  path,
  language,
  origin,
  head,
  reads,
}: PageRequest): Promise<RenderedPage> {
  const found = pageAt(path)
  const page = found?.page.isPublic ? found.page : undefined
  const params = found?.params ?? {}
  const content = page ?? notFoundPage
  const spoken = isSiteLanguage(language) ? language : 'en'
  const client = { ...unanswering(), ...reads }
  const cache = createQueryClient()
  const texts = createTexts(spoken)
  const [[Screen, pageTexts]] = await Promise.all([
    content.load(),
    content.prefetch?.(cache, client, spoken, params),
    content.whole?.(cache, client, spoken, params),
  ])
  await texts.add(bookingTexts, shellTexts, pageTexts)
  const address = page ? pageAddress(path, spoken) : '/404'
  const html = renderToString(
    <Router ssrPath={address}>
      <Providers client={client} cache={cache} texts={texts} visit={{}} head={head} ahead={{ current: true }}>
        <App screens={new Map([[content, Screen]])} />
      </Providers>
    </Router>,
  )
  const { translator } = texts.store.getState()
  const { t } = translator
  const own = await content.about?.(cache, client, spoken, params, translator)
  // With it go the timers that would drop its answers one by one.
  cache.clear()
  const title = own?.title ?? t(content.title)
  const description = own?.description ?? content.description?.(t) ?? t('shell.description')
  const about = {
    origin,
    path,
    language: spoken,
    title,
    description,
    home: BRAND.name,
    settings: head.settings,
    ...(own && { own }),
  }
  return {
    html,
    language: spoken,
    title: t('shell.documentTitle', { page: title, brand: BRAND.name }),
    description,
    ...(own?.pictureAlt && {
      picture: { url: `${origin}/link-pictures/${spoken}${path}.png`, alt: own.pictureAlt },
    }),
    ...(own?.isUnlisted && { isUnlisted: true }),
    ...(page && { structured: jsonInMarkup(structuredData(about)) }),
  }
}

/** No other call is made while a page is drawn; one that were would never come back. */
const unanswering = (): FiacreClient =>
  createClient({ baseUrl: 'https://server.invalid', fetch: () => new Promise(() => {}) })

/** JSON that may stand in a script element: nothing in it ends one. */
const jsonInMarkup = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
