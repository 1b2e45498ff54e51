import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { rawBooking, rawBookings, rawQuote } from './raw-answers.ts'
import type { RawTrip } from './trips.ts'

/**
 * The yardstick: the same reads and writes with `node:http`, `pg` and nothing else. No contract, no validation, no
 * rules, no ORM; statements are prepared by name, and a booking is one transaction.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })

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
  const body = await readJson(request)
  if (request.url === '/api/bookings') return rawBooking(pool, request, body as Record<string, unknown>)
  return rawQuote(pool, body as RawTrip)
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
