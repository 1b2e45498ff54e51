import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const isPage = (path: string) => ['/', '/login', '/destinations', '/dashboard/'].includes(path)

async function headersOf(path: string, googlePlacesKey?: string): Promise<Headers> {
  const app = new Koa().use(securityHeaders({ googlePlacesKey, isPage }))
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
  server.close()
  return headers
}

/** The content policy of a path, directive by directive. */
async function policyOf(path: string, googlePlacesKey?: string): Promise<Record<string, string>> {
  const headers = await headersOf(path, googlePlacesKey)
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(
    directives.map((each) => [each.split(' ', 1)[0], each.slice(each.indexOf(' ') + 1)]),
  )
}

const GOOGLE = {
  'script-src': "'self' https://maps.googleapis.com",
  'connect-src':
    "'self' https://maps.googleapis.com https://mapsresources-pa.googleapis.com https://places.googleapis.com",
}

describe('the content policy', () => {
  it.each(['/', '/login', '/destinations', '/dashboard/'])(
    'lets %s ask Google Places where there is a key, and nothing else',
    async (path) => {
      expect(await policyOf(path, 'AIza-browser_key')).toEqual({ ...(await policyOf(path)), ...GOOGLE })
    },
  )

  it.each([
    '/widget/v1/fiacre.js',
    '/widget/fonts/x.woff2',
    '/api/places',
    '/docs',
    '/dev/mailbox',
    '/sandbox/pay/1',
    '/nothing',
  ])('keeps %s to this host all the same', async (path) => {
    const policy = await policyOf(path, 'AIza-browser_key')
    expect(policy).toEqual(await policyOf(path))
    expect(JSON.stringify(policy)).not.toContain('https:')
  })

  it.each(['/', '/widget/v1/fiacre.js'])('names no other host for %s without a key', async (path) => {
    const policy = await policyOf(path)
    expect(policy).toMatchObject({ 'default-src': "'self'", 'frame-ancestors': "'none'" })
    expect(JSON.stringify(policy)).not.toContain('https:')
    expect(policy).not.toHaveProperty('script-src')
  })
})

it('lets pages of other origins time the files of the widget, and nothing else', async () => {
  expect((await headersOf('/widget/v1/fiacre.js')).get('timing-allow-origin')).toBe('*')
  for (const path of ['/', '/api/places', '/widget']) {
    expect((await headersOf(path)).get('timing-allow-origin'), path).toBeNull()
  }
})
