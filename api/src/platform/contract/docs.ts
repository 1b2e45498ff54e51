import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Middleware } from 'koa'
import type { Context } from '../context/context.ts'
import { servedDocument } from './served-document.ts'
import { docsPage } from './docs/docs-markup.ts'
import { DOCS_STYLE } from './docs/docs-style.ts'
import { guides } from './docs/guides.ts'
import { guidePage, guidePath, guidesPage } from './docs/guides-page.ts'
import { problemsPage } from './docs/problems-page.ts'
import { reference } from './docs/reference.ts'
import { requestSnippets } from './docs/request-snippets.ts'
import { START_SCRIPT } from './docs/start-script.ts'
import { markup, type Markup } from '../http/markup.ts'
import { storedFile } from '../http/file-store.ts'
import { staticFiles } from '../http/static-files.ts'
import { utcDay } from '../localisation/utc-day.ts'

const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** What the page needs of the package, which also ships a page of its own that calls an outside host. */
const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js']
const ASSETS_PATH = '/docs/assets'
/** The key that guides and snippets are tried with. */
const GUIDES_KEY = 'pk_demo'
const STYLE = '/docs/look.css'

/** Serves the files of the package; they are read for the first who looks at the documentation. */
function swaggerFiles(): Middleware {
  const paths = new Set(ASSETS.map((name) => `${ASSETS_PATH}/${name}`))
  let serve: Middleware | undefined
  return (ctx, next) => {
    if (!paths.has(ctx.path)) return next()
    serve ??= staticFiles(
      new Map(
        ASSETS.map((name) => {
          const path = join(swaggerFolder, name)
          return [`/${name}`, storedFile(path, readFileSync(path))]
        }),
      ),
      ASSETS_PATH,
    )
    return serve(ctx, next)
  }
}

/** The style of the built site, which has its fonts and colours; none where it is not built. */
function siteStyles(siteFolder: string): string[] {
  const page = join(siteFolder, 'index.html')
  if (!existsSync(page)) return []
  const [, address] =
    /<link rel="stylesheet"[^>]* href="(\/assets\/[\w.-]+\.css)"/.exec(readFileSync(page, 'utf8')) ?? []
  return address === undefined ? [] : [address]
}

/** What is served, by its path: media type and text. */
function filesOf(publicUrl: string, now: Date, site: string[]): Map<string, [type: string, text: string]> {
  const document = servedDocument(publicUrl, now)
  const snippets = requestSnippets(document, publicUrl)
  const api = docsPage({
    title: 'Fiacre booking API',
    body: markup`<div id="swagger-ui">${reference(document, snippets)}</div>`,
    styles: [...site, `${ASSETS_PATH}/swagger-ui.css`, STYLE],
    scripts: [`${ASSETS_PATH}/swagger-ui-bundle.js`, '/docs/start.js'],
  })
  const problems = docsPage({
    title: 'Problem codes of the Fiacre booking API',
    body: problemsPage(),
    styles: [...site, STYLE],
  })
  const page = (title: string, body: Markup): [type: string, text: string] => [
    'html',
    docsPage({ title: `${title} · Fiacre`, body, styles: [...site, STYLE] }),
  ]
  const written = guides(publicUrl, GUIDES_KEY)
  return new Map([
    ['/docs/guides', page('Guides', guidesPage(written))],
    ...written.map(
      (guide, index) =>
        [guidePath(guide.name), page(guide.title, guidePage(guide, written[index + 1]))] as const,
    ),
    ['/openapi.json', ['json', JSON.stringify(document)]],
    ['/docs', ['html', api]],
    ['/docs/', ['html', api]],
    ['/docs/problems', ['html', problems]],
    ['/docs/requests.json', ['json', JSON.stringify(snippets)]],
    ['/docs/start.js', ['js', START_SCRIPT]],
    [STYLE, ['css', DOCS_STYLE]],
  ])
}

/**
 * The contract at /openapi.json, and its pages below /docs, from our own host alone. They are made once a day, as the
 * examples happen on the day of the reader.
 */
export function docs(
  { publicUrl, now }: Pick<Context, 'publicUrl' | 'now'>,
  siteFolder: string,
): Middleware[] {
  const site = siteStyles(siteFolder)
  let made: { day: string; files: ReturnType<typeof filesOf> } | undefined
  const isOurs = (path: string) => path === '/openapi.json' || path === '/docs' || path.startsWith('/docs/')
  return [
    swaggerFiles(),
    async (ctx, next) => {
      if (!isOurs(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
      const day = utcDay(now())
      if (made?.day !== day) made = { day, files: filesOf(publicUrl, now(), site) }
      const file = made.files.get(ctx.path)
      if (!file) return next()
      ;[ctx.type, ctx.body] = file
    },
  ]
}
