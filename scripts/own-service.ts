import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from '../../api/test/processes.ts'

const MAIN = join(import.meta.dirname, '../../api/src/main.ts')

/** The service on a free port and a data folder of its own, which goes with it. */
export async function startService(): Promise<{ url: string; end: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fiacre-frameworks-'))
  const service = startNode(MAIN, [], { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir })
  const end = async () => {
    await service.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: (await service.until(/^ready (http:\S+)$/m))[1] ?? '', end }
  } catch (error) {
    await end()
    throw error
  }
}
