import type { LanguageCode } from '@fiacre/sdk/rules'
import type { Context as KoaContext } from 'koa'
import type { PlainPage } from './plain-page.ts'
import type { PageOutcome } from './visit.ts'

/** Draws a page as a whole document. */
export type DrawPage = (page: PlainPage, language: LanguageCode) => Promise<string>

/** Answers with a page that is kept by nobody. */
export async function sendPage(
  ctx: KoaContext,
  draw: DrawPage,
  {
    page,
    values = {},
    problem,
    status = 200,
    headers = {},
    isSignedIn,
  }: PageOutcome & { isSignedIn?: boolean },
  language: LanguageCode,
): Promise<void> {
  const signedIn = isSignedIn === undefined ? {} : { isSignedIn }
  const shown = { ...page, ...signedIn, values: withoutSecrets(values), ...(problem && { problem }) }
  ctx.body = await draw(shown, language)
  ctx.status = status
  ctx.type = 'html'
  ctx.set({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
}

/** What stands in a page again; a password is typed again. */
function withoutSecrets(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password|^code$/i.test(name)))
}
