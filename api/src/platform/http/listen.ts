import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../settings/config.ts'
import { SettingError } from '../settings/setting-error.ts'

const GRACE_MS = 8_000

/**
 * Takes the port, and answers 503 on it until the application is attached.
 * @returns the address as a URL
 * @throws SettingError when another program has the port, or there is no such address here
 */
export async function listen(server: Server, { host, port }: Config): Promise<string> {
  server.on('request', function starting(_request, response) {
    if (server.listenerCount('request') > 1) return
    response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '2' }).end('Starting.\n')
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new SettingError(refusal(error as NodeJS.ErrnoException, { host, port }), { cause: error })
  }
  const taken = (server.address() as AddressInfo).port
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${taken}`
}

function refusal(
  { code = '' }: NodeJS.ErrnoException,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT.`
  }
  if (code === 'EACCES') {
    return `This user may not listen on port ${port} of ${host} (EACCES). Set PORT to one above 1023.`
  }
  return `This machine has no address ${host} to listen on (${code}). Set HOST to one of its own, such as 127.0.0.1, ::1 or 0.0.0.0.`
}

/** How often, in ms, connections are looked for whose last request was answered meanwhile. */
const LOOK_MS = 50

/** Lets requests under way finish, and closes each connection once it idles: it would be kept for the next request else. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearInterval(look)
  clearTimeout(force)
}
