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
      expect(service.output()).toMatch(/loading the places of Europe: \d+ %/)
      expect((await fetch(`${url}/health`)).status).toBe(200)
      expect(await service.end('SIGTERM')).toBe(0)
      expect(processesNaming(dataDir)).toEqual([])
    } finally {
      await service.end('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
