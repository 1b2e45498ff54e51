import type { Context as KoaContext } from 'koa'
import getRawBody from 'raw-body'
import { isWithinLimits } from './json-limits.ts'
import { Problem } from './problem.ts'

/** No request of the contract comes near this; what does is a mistake or an attack. */
const LIMIT_BYTES = 64 * 1024

export interface JsonBody {
  value: unknown
  /** The bytes as they came, for signatures. */
  raw: Buffer
}

/**
 * Reads a JSON body. Other content types are refused, which also keeps cross-site forms out.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, MALFORMED_JSON, BODY_TOO_COMPLEX
 */
export async function readJsonBody(ctx: KoaContext): Promise<JsonBody> {
  const raw = await readBytes(ctx)
  if (raw.length > 0 && !ctx.is('application/json')) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON, with Content-Type: application/json.')
  }
  if (raw.length === 0) return { value: undefined, raw }
  if (!isWithinLimits(raw)) {
    throw new Problem(
      'BODY_TOO_COMPLEX',
      'The body holds more fields, or fields deeper inside one another, than any request of this API needs.',
    )
  }
  return { value: parseJson(raw), raw }
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new Problem(
      'MALFORMED_JSON',
      'The body could not be read as JSON. Check its quotes, commas and brackets.',
    )
  }
}

async function readBytes(ctx: KoaContext): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { length: ctx.get('Content-Length') || undefined, limit: LIMIT_BYTES })
  } catch (thrown) {
    const { type } = thrown as { type?: string }
    if (type === 'entity.too.large') {
      const message = `The body is larger than ${LIMIT_BYTES / 1024} kB, which no request of this API needs.`
      throw new Problem('PAYLOAD_TOO_LARGE', message, { headers: { Connection: 'close' } })
    }
    throw new Problem('MALFORMED_JSON', 'The body did not arrive whole. Please send it again.')
  }
}
