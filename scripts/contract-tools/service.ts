import { join } from 'node:path'
import { PARTNER_SCOPES } from '../../api/src/platform/contract/partner-scopes.ts'
import { startOwnService } from '../own-service.ts'
import { runProgram } from './run-program.ts'

const api = join(import.meta.dirname, '../../api')

/** One of the partner's return addresses; the examples of the contract come back there. */
const RETURN_URL = 'http://localhost:8080/transfers'

/** A key asks for prices alone, but for what it is given. */
const SCOPES = PARTNER_SCOPES.join(',')

export interface Served {
  url: string
  /** The contract as this service serves it. */
  document: string
  /** What a partner's program knows: where the service is, the secret test key, a return address. */
  environment: Record<'FIACRE_URL' | 'FIACRE_SECRET_KEY' | 'FIACRE_RETURN_URL', string>
  stop: () => Promise<void>
}

/** Starts a service of its own, and takes in a partner. */
export async function startService(): Promise<Served> {
  const { url, settings, end: stop } = await startOwnService('contract-tools')
  const partners = (...args: string[]) =>
    runProgram([process.execPath, join(api, 'bin/partners.ts'), ...args], {
      cwd: api,
      seconds: 60,
      env: settings,
    })
  try {
    await partners('create', 'Hotel Chamonix', '--subdomain', 'hotel')
    await partners('return-urls', 'add', 'hotel', RETURN_URL)
    const made = await partners(
      'keys',
      'create',
      'hotel',
      '--kind',
      'secret',
      '--mode',
      'test',
      '--scopes',
      SCOPES,
    )
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
