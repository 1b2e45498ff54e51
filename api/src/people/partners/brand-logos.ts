import { sql } from 'kysely'
import type { Middleware } from 'koa'
import { createHash } from 'node:crypto'
import type { Orm } from '#platform/database/orm.ts'

const PATH = /^\/brand-logos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The logos of partners. A picture that is opened by itself runs nothing, whatever it holds. */
export function brandLogos(orm: Orm): Middleware {
  return async (ctx, next) => {
    const id = PATH.exec(ctx.path)?.[1]
    if (id === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const { rows } = await sql<{ logo: Buffer | null; type: string | null }>`
      select logo, logo_type as type from partner where id = ${id}`.execute(orm.em.fork().getKysely())
    const { logo, type } = rows[0] ?? {}
    if (!logo || !type) return next()
    ctx.set({
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ETag: `"${createHash('sha256').update(logo).digest('base64url').slice(0, 22)}"`,
    })
    ctx.status = 200
    ctx.type = type
    if (ctx.fresh) ctx.status = 304
    else ctx.body = logo
  }
}
