import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startNode } from '../support/processes.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/two-processes.ts')

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it(
  'two processes behind a proxy are one service, from registration to the limits',
  { timeout: 180_000 },
  async () => {
    const walk = startNode(SCRIPT, [database.url])
    try {
      await walk.until(/^two processes are one service$/m)
      await once(walk.child, 'close')
      expect(walk.output()).not.toContain('FAILED')
      expect(walk.output().match(/^ok {6}/gm)).toHaveLength(8)
      expect(walk.child.exitCode).toBe(0)
    } finally {
      await walk.end()
    }
  },
)
