import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consumer } from './packages.ts'
import { standInService, type Server } from './stand-in.ts'

const run = promisify(execFile)
let service: Server

beforeAll(async () => {
  service = await standInService()
})
afterAll(() => service.close())

it.each([
  ['an ES module', 'sdk-esm.mjs'],
  ['CommonJS', 'sdk-cjs.cjs'],
  ['a worker thread', 'sdk-worker.mjs'],
])('the packed SDK works in %s of Node', async (_, file) => {
  const before = service.heard.length
  const { stdout, stderr } = await run(process.execPath, [join(consumer, file), service.origin])
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({
    vehicles: 2,
    price: '€12.50',
    code: 'BOOKING_NOT_FOUND',
    webhook: 'HEADERS_MISSING',
  })
  const keys = service.heard.slice(before).map(({ headers }) => headers.authorization)
  expect(keys).toEqual(['Bearer sk_test_1', 'Bearer sk_test_1'])
})

it('the packed SDK needs no require of ES modules in CommonJS', async () => {
  const args = ['--no-experimental-require-module', join(consumer, 'sdk-cjs.cjs'), service.origin]
  const { stdout } = await run(process.execPath, args)
  expect(JSON.parse(stdout)).toMatchObject({ vehicles: 2 })
})
