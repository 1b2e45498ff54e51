import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from '../../api/test/processes.ts'
import { runProgram } from './run-program.ts'
import { within } from './within.ts'

const api = join(import.meta.dirname, '../../api/src')

/** One of the partner's return addresses; the examples of the contract come back there. */
const RETURN_URL = 'https://hotel.example/transfers'

export interface Served {
  url: string
  /** The contract as this service serves it. */
  document: string
  /** What a partner's program knows: where the service is, the secret test key, a return address. */
  environment: Record<'FIACRE_URL' | 'FIACRE_SECRET_KEY' | 'FIACRE_RETURN_URL', string>
  stop: () => Promise<void>
}

/** Starts a service on a data folder of its own, which goes when it stops, and takes in a partner. */
export async function startService(): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fiacre-contract-tools-'))
  const settings = { NODE_ENV: 'test', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' }
  const service = startNode(join(api, 'main.ts'), [], { ...settings, PORT: '0' })
  const stop = async (): Promise<void> => {
    await service.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const partners = (...args: string[]) =>
    runProgram([process.execPath, join(api, 'partners-cli.ts'), ...args], {
      cwd: api,
      seconds: 60,
      env: settings,
    })
  try {
    const [, url = ''] = await within(180, 'The start of the service', service.until(/^ready (http:\S+)$/m))
    await partners('create', 'Hotel Chamonix', '--subdomain', 'hotel')
    await partners('return-urls', 'add', 'hotel', RETURN_URL)
    const made = await partners('keys', 'create', 'hotel', '--kind', 'secret', '--mode', 'test')
    const [key = ''] = /sk_test_\w+/.exec(made) ?? []
    return {
      url,
      document: await (await fetch(`${url}/openapi.json`)).text(),
      environment: { FIACRE_URL: url, FIACRE_SECRET_KEY: key, FIACRE_RETURN_URL: RETURN_URL },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
