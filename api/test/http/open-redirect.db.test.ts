import { beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '#platform/contract/document.ts'
import { handOff } from '../support/hand-off.ts'
import { valueFor } from '../support/contract-samples.ts'
import { rawRequest } from '../support/raw-request.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

/** What browsers, or careless checks of them, take for another site or for a program. */
const EVIL = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  '/%09/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '@evil.example',
  '.evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
]

const ours = readOperations().flatMap(({ parameters }) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
)
/** Every query parameter of API and site, and those in which other sites keep where to go next. */
const NAMES = [
  ...new Set(ours),
  ...['booking', 'confirmation', 'confirmed', 'destination', 'pickup', 'session', 'show', 'tab', 'token'],
  ...['continue', 'next', 'redirect', 'redirect_uri', 'returnTo', 'returnUrl', 'return_url', 'to', 'url'],
]

/** Some of the site's. */
const PAGES = ['/', '/login', '/checkout', '/payment-success', '/admin']

/** Where a browser on our site ends when an answer sends it on. */
const target = (location: string) => new URL(location, service.url).origin

describe('no answer sends a traveller to another site', () => {
  const redirecting = readOperations().filter(({ responses }) =>
    [...responses.keys()].some((status) => status.startsWith('3')),
  )

  it.each(redirecting)(
    '$method $path, whatever stands in its query',
    async ({ method, path, parameters }) => {
      const own = parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => [parameter.name, valueFor(parameter)])
      /** @returns the status; a redirect is looked at here */
      const follow = async (more: Record<string, string>) => {
        const query = new URLSearchParams({ ...Object.fromEntries(own), ...more }).toString()
        const { status, headers } = await rawRequest(service.url, {
          method: method.toUpperCase(),
          path: `${path}?${query}`,
          headers: { Referer: 'https://evil.example/', 'X-Forwarded-Host': 'evil.example' },
        })
        if (status < 300 || status > 399) return status
        const location = headers.get('location') ?? ''
        expect(location, query).toMatch(/^\/(?![/\\])/)
        expect(target(location), query).toBe(new URL(service.url).origin)
        return status
      }
      expect(await follow({})).toBe(302)
      for (const evil of EVIL)
        for (const [name = ''] of own) expect([302, 400]).toContain(await follow({ [name]: evil }))
      // Of the others one as the next is refused for its name.
      for (const [at, name] of NAMES.entries())
        expect([302, 400]).toContain(await follow({ [name]: EVIL[at % EVIL.length] ?? '' }))
    },
  )

  it('a page that is asked for in a strange way is there, or it is not', async () => {
    for (const evil of EVIL.map((one) => one.replaceAll('\t', '%09'))) {
      for (const page of PAGES) {
        for (const path of [`${page}?next=${evil}`, `/${evil}`, `/${evil}${page}/..`, `${page}/${evil}`]) {
          const { status } = await rawRequest(service.url, { path })
          expect([200, 400, 404], path).toContain(status)
        }
      }
    }
  })

  it('a checkout leads back to the pages that its partner lists', async () => {
    const steps = handOff(service)
    for (const returnUrl of EVIL) {
      const { made } = await steps.start(undefined, { returnUrl })
      expect([400, 422], returnUrl).toContain(made.status)
    }
  })
})
