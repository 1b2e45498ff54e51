import { servedDocument } from '#platform/contract/served-document.ts'
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../support/raw-request.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { readOperations } from '#platform/contract/document.ts'
import { PROBLEM_CODES } from '#platform/http/problem-codes.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const get = (path: string) => rawRequest(service.url, { path })

describe('/openapi.json', () => {
  it('is the contract, at the address that it is served at and with the examples of the day', async () => {
    const answer = await get('/openapi.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.body).toEqual(servedDocument(service.url, service.clock.now))
    expect(answer.body).toMatchObject({ openapi: '3.1.0', servers: [{ url: service.url }] })
  })
})

describe('/docs', () => {
  it.each(['/docs', '/docs/'])('shows Swagger UI at %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.text).toContain('id="swagger-ui"')
  })

  it('explains every problem code where the type of a problem leads: what caused it and what to do', async () => {
    const answer = await get('/docs/problems')
    expect(answer.status).toBe(200)
    for (const code of Object.keys(PROBLEM_CODES)) {
      const [, cause, remedy] =
        new RegExp(`id="${code}"[^]*?<dt>Cause</dt><dd>(.+?)</dd><dt>Remedy</dt><dd>(.+?)</dd>`).exec(
          answer.text,
        ) ?? []
      expect(cause, code).toMatch(/\w{4}/)
      expect(remedy, code).toMatch(/\w{4}/)
    }
    expect(answer.text.match(/class="docs-problem"/g)).toHaveLength(Object.keys(PROBLEM_CODES).length)
  })

  it('shows every operation without a script, by curl and by the SDK, with requests of the day', async () => {
    const { text } = await get('/docs')
    const requests = (await get('/docs/requests.json')).body as Record<string, { curl: string; sdk?: string }>
    for (const { operationId, method } of readOperations()) {
      expect(text).toContain(`id="${operationId}"`)
      expect(requests[operationId]?.curl, operationId).toMatch(/^curl /)
      expect(requests[operationId]?.curl).toContain(
        method === 'get' ? service.url : `-X ${method.toUpperCase()}`,
      )
      expect(requests[operationId]?.curl).not.toContain('undefined')
    }
    expect(requests['calculatePrice']?.sdk).toMatch(
      /fiacre\.calculatePrice\(\{\n {2}body: \{\n {4}vehicleTypeId: 1,/,
    )
    expect(requests['getRouteMap']?.sdk).toBeUndefined()
  })

  it.skipIf(spawnSync('curl', ['--version']).error)(
    'hands out requests that a shell sends as they are',
    async () => {
      const requests = (await get('/docs/requests.json')).body as Record<string, { curl: string }>
      const { stdout } = await promisify(execFile)('sh', ['-c', `${requests['calculatePrice']?.curl} -s`])
      expect(JSON.parse(stdout)).toMatchObject({ totalPriceCents: 18_390 })
    },
  )

  it('loads every script and style from our own host, and each is there', async () => {
    const page = (await get('/docs')).text
    // Examples name hosts; what is loaded names none.
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    const scripts = [...page.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, address = '']) => address)
    const styles = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, address = '']) => address,
    )
    expect(scripts.length).toBeGreaterThanOrEqual(2)
    expect(styles.length).toBeGreaterThanOrEqual(1)
    for (const [addresses, type] of [
      [scripts, /javascript/],
      [styles, /^text\/css/],
    ] as const) {
      for (const address of addresses) {
        const asset = await get(address)
        expect(asset.status, address).toBe(200)
        expect(asset.headers.get('content-type'), address).toMatch(type)
      }
    }
  })

  it('has no inline script, which its own policy would refuse', async () => {
    expect((await get('/docs')).text).not.toMatch(/<script(?![^>]*src=)|\son\w+=/)
  })

  it('reads our contract and asks no outside validator', async () => {
    const start = (await get('/docs/start.js')).text
    expect(start).toContain("url: '/openapi.json'")
    expect(start).toContain('validatorUrl: null')
    expect(start).not.toMatch(/https?:/)
  })

  it('serves nothing else of the package: its own page would call an outside host', async () => {
    for (const path of [
      '/docs/assets/',
      '/docs/assets/index.html',
      '/docs/assets/package.json',
      '/docs/assets/../x',
    ]) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(answer.text, path).not.toContain('petstore')
    }
  })

  it('revalidates what keeps its name from version to version', async () => {
    for (const path of ['/docs/assets/swagger-ui-bundle.js', '/docs/assets/swagger-ui.css']) {
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache')
      const { headers } = await get(path)
      const again = await rawRequest(service.url, {
        path,
        headers: { 'If-None-Match': headers.get('etag') ?? '' },
      })
      expect(again.status, path).toBe(304)
    }
  })
})
