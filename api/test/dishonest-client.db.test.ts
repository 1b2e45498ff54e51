import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { client, type Client } from './dishonest-client/client.ts'
import { judge } from './dishonest-client/judge.ts'
import { play } from './dishonest-client/play.ts'
import type { TestClient } from './client.ts'
import { testService, type TestService } from './service.ts'
import { newTraveller } from './traveller.ts'

let service: TestService
let traveller: TestClient

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '1000000' })
  ;({ client: traveller } = await newTraveller(service.url))
})
afterAll(() => service.close())

async function holds(one: Client): Promise<void> {
  const played = await play(service, traveller, one)
  const found = judge(one, played)
  if (found.length > 0) throw new Error(`${found.join('\n')}\n${played.conversation}`)
}
it('scratch', { timeout: 600_000 }, async () => {
  const { writeFileSync, appendFileSync } = await import('node:fs')
  writeFileSync('/tmp/oracle/found.txt', '')
  let n = 0, booked = 0
  const t0 = Date.now()
  for (const one of fc.sample(client, { numRuns: Number(process.env['N'] ?? 100), seed: Number(process.env['SEED'] ?? 1) })) {
    const played = await play(service, traveller, one)
    if (played.booked) booked++
    const found = judge(one, played)
    if (found.length) { n++; appendFileSync('/tmp/oracle/found.txt', found.join('\n') + '\n' + played.conversation + '\n\n') }
  }
  console.log({ n, booked, ms: Date.now() - t0 })
})
