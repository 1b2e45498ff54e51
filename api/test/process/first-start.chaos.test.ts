import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { processesNaming, startNode } from '../support/processes.ts'

it(
  'the first start fills an empty folder, tells how far it is, and prints ready',
  { timeout: 180_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fiacre-first-'))
    const service = startNode(join(import.meta.dirname, '../../src/main.ts'), [], {
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      DATABASE_URL: '',
    })
    try {
      const [, url] = await service.until(/^ready (http:\S+)$/m)
      const done = [...service.output().matchAll(/^loading the places of Europe: (\d+) %$/gm)].map(
        ([, percent]) => Number(percent),
      )
      expect(done).toEqual(done.toSorted((a, b) => a - b))
      // From the beginning to the end, and never far in one step but for the one that sorts and packs the names.
      expect(done.length).toBeGreaterThan(10)
      expect([done[0], done.at(-1)]).toEqual([0, 100])
      expect((await fetch(`${url}/health`)).status).toBe(200)
      expect(await service.end('SIGTERM')).toBe(0)
      expect(processesNaming(dataDir)).toEqual([])
    } finally {
      await service.end('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
