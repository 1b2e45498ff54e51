import { createServer, type IncomingMessage, type Server } from 'node:http'
import { verifyWebhook, WebhookError, type WebhookEvent } from '@fiacre/sdk/webhooks'

/** No event is as long. */
const MOST_BYTES = 65_536

class TooLong extends Error {}

/**
 * A server that takes webhooks.
 * @param secret what "webhooks add" has shown; both secrets while one replaces the other
 * @param take is given each event once, and none that is older than what it was given of the same booking
 */
export function createReceiver(
  secret: string | readonly string[],
  take: (event: WebhookEvent) => void,
): Server {
  const isNews = newsFilter()
  return createServer(async (request, response) => {
    try {
      // The signature is of the bytes as they came: verify first, and parse afterwards.
      const event = await verifyWebhook({ body: await bodyOf(request), headers: request.headers, secret })
      if (isNews(event)) take(event)
      response.writeHead(204).end()
    } catch (error) {
      if (error instanceof WebhookError) response.writeHead(400).end(error.code)
      // Anything else but 2xx has it sent again, so whatever went wrong here loses nothing.
      else response.writeHead(error instanceof TooLong ? 413 : 500).end()
    }
  })
}

/** In a real receiver these two are tables: ids of what was taken, and the newest version of each booking. */
function newsFilter(): (event: WebhookEvent) => boolean {
  const taken = new Set<string>()
  const versions = new Map<string, number>()
  return (event) => {
    if (taken.has(event.id)) return false
    taken.add(event.id)
    if (event.type === 'ping') return true
    const { bookingNumber, version } = event.data
    if (version < (versions.get(bookingNumber) ?? 0)) return false
    versions.set(bookingNumber, version)
    return true
  }
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new TooLong()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
