import { existsSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { HandlerRequest } from '#platform/contract/handler.ts'
import { clientSettings } from '#platform/client-settings/client-settings.ts'
import { faqHandlers } from '#platform/client-settings/faq.handlers.ts'
import type { RenderKey } from '#platform/http/rendered-pages.ts'
import type { RenderedPage } from '#platform/http/with-page.ts'
import type { DrawnPlain } from '#platform/http/without-script.ts'
import { routeMapHandlers } from '#map/route-maps/route-maps.handlers.ts'
import { destinationHandlers } from '../destinations/destinations.handlers.ts'
import { transferHandlers } from '../destinations/transfers/transfers.handlers.ts'
import { quoteHandlers } from '../quotes/quotes.handlers.ts'

/** Pictures for pages wait for one another. */
const OURSELVES = '127.0.0.1'

type Query = { query: { lang?: string } }

/** What the site draws with: operations that are the same for everybody. None of them knows a session. */
type PublicReads = ReturnType<typeof publicReads>

/** The site's own drawing (`site/src/app/server/render-page.tsx`), as its build leaves it. */
interface Site {
  renderPage: (
    request: RenderKey & {
      origin: string
      head: { settings: components['schemas']['ClientSettings']; demonstration: string | null }
      reads: PublicReads
    },
  ) => Promise<RenderedPage>
  renderPlain: (request: {
    page: unknown
    language: string
    head: { settings: components['schemas']['ClientSettings']; demonstration: string | null }
  }) => Promise<DrawnPlain>
}

/** What the service draws with the site's own code, which is read when the first page is asked for. */
interface SiteRenderer {
  /** A public page: the same for everybody. */
  render: (key: RenderKey) => Promise<RenderedPage>
  /** A page for one reader, which no script takes over (`bookings/plain-forms`). */
  renderPlain: (page: unknown, language: string) => Promise<DrawnPlain>
}

/**
 * Draws pages with the site's own code. Undefined where the site was built without.
 * @param file the built drawing
 */
export function pageRenderer(
  file: string,
  context: Context,
  demonstration: string | null,
): SiteRenderer | undefined {
  if (!existsSync(file)) return undefined
  const builtAt = statSync(file).mtimeMs
  const reads = publicReads(context)
  let site: Promise<Site> | undefined
  const loaded = () => (site ??= load(file, builtAt))
  const head = () => ({ settings: clientSettings(context), demonstration })
  return {
    async render(key) {
      const { renderPage } = await loaded()
      return renderPage({ ...key, origin: context.publicUrl, head: head(), reads })
    },
    async renderPlain(page, language) {
      const { renderPlain } = await loaded()
      return renderPlain({ page, language, head: head() })
    },
  }
}

/** What is served was read at the start: the drawing of a later build would name files that are not there. */
async function load(file: string, builtAt: number): Promise<Site> {
  if (statSync(file).mtimeMs !== builtAt)
    throw new Error('The site was built again since the service started.')
  return (await import(pathToFileURL(file).href)) as Site
}

function publicReads(context: Context) {
  return {
    listDestinations: async ({ query }: Query) =>
      (await destinationHandlers.listDestinations({ query } as HandlerRequest<'listDestinations'>, context))
        .body,
    listVehicleTypes: async () =>
      (await quoteHandlers.listVehicleTypes({} as HandlerRequest<'listVehicleTypes'>, context)).body,
    getTransferHub: async ({ path, query }: { path: { hub: string } } & Query) =>
      (await transferHandlers.getTransferHub({ path, query } as HandlerRequest<'getTransferHub'>, context))
        .body,
    getTransferRoute: async ({ path, query }: { path: { airport: string; place: string } } & Query) =>
      (
        await transferHandlers.getTransferRoute(
          { path, query } as HandlerRequest<'getTransferRoute'>,
          context,
        )
      ).body,
    getRouteDrawing: async ({ path }: { path: { id: string } }) =>
      (
        await routeMapHandlers.getRouteDrawing(
          { path, ip: OURSELVES } as HandlerRequest<'getRouteDrawing'>,
          context,
        )
      ).body,
    listFaqEntries: async ({ query }: Query) =>
      (await faqHandlers.listFaqEntries({ query } as HandlerRequest<'listFaqEntries'>, context)).body,
  }
}
