import { languageOfTag } from '@fiacre/sdk/rules'
import type { Middleware } from 'koa'
import { isRead, sendFile } from '#platform/http/static-files.ts'
import type { LinkPictures } from './link-pictures.ts'

/** A page's address behind a word, as the site writes it (`render-page.tsx`). */
const ADDRESS = /^\/link-pictures\/([a-z]{2})(\/[\w/-]{1,200})\.png$/

/** What a browser or a network keeps of it; what is drawn changes with the roads. */
const CACHING = 'public, max-age=86400'

/** The picture of the house, which every link has that has none of its own. */
const OF_THE_HOUSE = '/open-graph.png'

/** Pictures of links to pages of rides, `/link-pictures/de/transfers/geneva-airport/chamonix.png`. */
export function linkPictureFiles(pictures: LinkPictures): Middleware {
  return async (ctx, next) => {
    const [, code, path] = ADDRESS.exec(ctx.path) ?? []
    const language = code && languageOfTag(code)
    if (!isRead(ctx) || !language || !path) return next()
    const picture = await pictures.of(path, language)
    if (!picture) return next()
    if (picture !== 'busy') return sendFile(ctx, picture, { status: 200, type: '.png', caching: CACHING })
    ctx.status = 302
    ctx.set({ Location: OF_THE_HOUSE, 'Cache-Control': 'no-store' })
    ctx.body = ''
  }
}
