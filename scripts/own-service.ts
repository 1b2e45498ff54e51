import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from '../api/test/support/processes.ts'
import { within } from './within.ts'

const MAIN = join(import.meta.dirname, '../api/src/main.ts')

/** A service that runs for a trial alone. */
export interface OwnService {
  url: string
  /** What its command lines are told to find it. */
  settings: Record<string, string>
  /** Ends it, and its data with it. */
  end: () => Promise<void>
}

/**
 * Starts the service on a free port and a data folder of its own, whatever database the surroundings name.
 * @param name what the folder is for
 */
export async function startOwnService(name: string): Promise<OwnService> {
  const dataDir = mkdtempSync(join(tmpdir(), `fiacre-${name}-`))
  const settings = { NODE_ENV: 'test', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' }
  const service = startNode(MAIN, [], { ...settings, PORT: '0' })
  const end = async (): Promise<void> => {
    await service.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const [, url = ''] = await within(180, 'The start of the service', service.until(/^ready (http:\S+)$/m))
    return { url, settings, end }
  } catch (error) {
    await end()
    throw error
  }
}
