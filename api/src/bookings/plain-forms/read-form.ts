import type { Context as KoaContext } from 'koa'
import getRawBody from 'raw-body'
import { Problem } from '#platform/http/problem.ts'

/** What was typed, by the names of the fields: of each the first. */
export type Fields = Readonly<Record<string, string>>

/** No form of ours comes near these. */
const LIMIT_BYTES = 16 * 1024
const MOST_FIELDS = 40

/** What was read of a request: its body comes once. */
const read = new WeakMap<KoaContext['req'], Promise<Fields>>()

/** A form that was sent, read once. */
export function readForm(
  ctx: KoaContext,
  isOwnOrigin: (origin: string, host: string) => boolean,
): Promise<Fields> {
  const known = read.get(ctx.req) ?? readOnce(ctx, isOwnOrigin)
  read.set(ctx.req, known)
  return known
}

/**
 * Reads a form that was sent. A form needs no script and no leave of ours to be sent from any page, so that this one has to say
 * that it comes from ours: a request that says nothing is refused, too, which JSON is let in with.
 * @throws Problem FORBIDDEN_ORIGIN, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
 */
async function readOnce(
  ctx: KoaContext,
  isOwnOrigin: (origin: string, host: string) => boolean,
): Promise<Fields> {
  const origin = ctx.get('Origin')
  const isOurs = origin ? isOwnOrigin(origin, ctx.host) : ctx.get('Sec-Fetch-Site') === 'same-origin'
  if (!isOurs)
    throw new Problem('FORBIDDEN_ORIGIN', 'This form came from a page of another site, so it was refused.')
  if (!ctx.is('application/x-www-form-urlencoded'))
    throw new Problem(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the form as application/x-www-form-urlencoded, as browsers do.',
    )
  const text = await getRawBody(ctx.req, { limit: LIMIT_BYTES, encoding: 'utf8' }).catch(() => {
    throw new Problem('PAYLOAD_TOO_LARGE', 'That is more than a form of ours can hold.', {
      headers: { Connection: 'close' },
    })
  })
  return fieldsOf(new URLSearchParams(text))
}

/** Browsers end the lines of a text with two characters, whatever was typed. */
export function fieldsOf(sent: URLSearchParams): Fields {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of [...sent].slice(0, MOST_FIELDS)) fields[name] ??= value.replaceAll('\r\n', '\n')
  return fields
}
