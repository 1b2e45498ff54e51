import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { rawBooking, rawBookings } from './raw-bookings.ts'
import type { Row } from './raw-database.ts'
import { sendRawMails } from './raw-mails.ts'
import { rawQuote } from './raw-quote.ts'
import { rawSettlement } from './raw-settlement.ts'
import { CALLBACK_PATH, SIGNATURE_HEADER } from './open-sessions.ts'
import { sandboxSecret } from './sandbox-secret.ts'
import type { RawTrip } from './trips.ts'

/**
 * The yardstick: the same reads and writes with `node:http`, `pg` and nothing else. No contract, no validation, no
 * rules, no ORM; statements are prepared by name, and a booking and a settlement are one transaction each, with
 * the page of a gateway asked for behind it. Mails are taken by the batch.
 */
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
const secret = await sandboxSecret(databaseUrl)

const server: Server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      const json = JSON.stringify(body)
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) }
      response.writeHead(request.method === 'POST' ? 201 : 200, headers).end(json)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'GET') return rawBookings(pool, request)
  const body = await readBody(request)
  if (request.url === CALLBACK_PATH) {
    const signature = request.headers[SIGNATURE_HEADER]
    return rawSettlement(pool, secret, String(signature), body)
  }
  const json: unknown = JSON.parse(body.toString('utf8'))
  return request.url === '/api/bookings'
    ? rawBooking(pool, request, json as Row)
    : rawQuote(pool, json as RawTrip)
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

void sendRawMails(pool)
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
