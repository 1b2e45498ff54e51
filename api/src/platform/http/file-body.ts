import type { Context as KoaContext } from 'koa'
import { FILE_MOST_MEGABYTES } from '@fiacre/sdk/rules'
import getRawBody from 'raw-body'
import { Problem } from './problem.ts'

const BYTES_OF_MEGABYTE = 1024 * 1024

/**
 * Reads a body that is a file, and no more of it than a file may have.
 * @param types the media types that the operation takes
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_REQUEST
 */
export async function readFileBody(ctx: KoaContext, types: readonly string[]): Promise<Buffer> {
  if (!ctx.is([...types])) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', `Send the file itself as ${types.join(', ')}.`)
  }
  const bytes = await readWhole(ctx)
  if (bytes.length === 0) throw new Problem('INVALID_REQUEST', 'This request needs a file.')
  return bytes
}

async function readWhole(ctx: KoaContext): Promise<Buffer> {
  try {
    const limit = FILE_MOST_MEGABYTES * BYTES_OF_MEGABYTE
    return await getRawBody(ctx.req, { length: ctx.get('Content-Length') || undefined, limit })
  } catch (thrown) {
    if ((thrown as { type?: string }).type === 'entity.too.large') {
      const message = `The file is larger than ${FILE_MOST_MEGABYTES} MB.`
      throw new Problem('PAYLOAD_TOO_LARGE', message, { headers: { Connection: 'close' } })
    }
    throw new Problem('INVALID_REQUEST', 'The file did not arrive whole. Please send it again.')
  }
}
