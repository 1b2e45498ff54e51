import assert from 'node:assert/strict'
import { join } from 'node:path'
import { startNode, type NodeProcess } from '../../api/test/support/processes.ts'
import { runBuilt } from './generators.ts'
import { kit } from './kit.ts'
import type { Tool } from './tool.ts'
import { within } from '../within.ts'

const cli = join(kit, 'node_modules/@stoplight/prism-cli/dist/index.js')
const document = join(kit, 'openapi.json')

/** Starts Prism on a free port, hands its address over, and ends it. */
async function withPrism<T>(
  args: string[],
  use: (url: string, prism: NodeProcess) => Promise<T>,
): Promise<T> {
  const prism = startNode(cli, [...args, '--port', '0'])
  const end = () => prism.child.kill('SIGKILL')
  process.once('exit', end)
  try {
    const listening = prism.until(/listening on (http:\S+)/)
    const [, url = ''] = await within(60, 'Prism’s start', listening)
    return await use(url, prism)
  } finally {
    process.off('exit', end)
    await prism.end('SIGKILL')
  }
}

const violations = (prism: NodeProcess) => prism.output().match(/Violation: .*/g) ?? []

/** Prism as a stand-in for the service, and as a proxy before it that holds every request and answer against the contract. */
export const prism: Tool = {
  name: 'prism',
  trials: {
    loads: () =>
      withPrism(['mock', document], async (url) => {
        for (const path of ['/api/vehicle-types', '/api/places?q=geneva', '/api/exchange-rates']) {
          assert.equal((await fetch(url + path)).status, 200, `the stand-in answers ${path}`)
        }
        return 'ok'
      }),
    journey: ({ url: upstream, environment }) =>
      withPrism(['proxy', document, upstream], async (url, proxy) => {
        await runBuilt('openapi-typescript', { ...environment, FIACRE_URL: url })
        assert.deepEqual(violations(proxy), [], 'Prism reports nothing')
        // It would have: a request that breaks the contract is reported.
        await fetch(`${url}/api/places?q=geneva&limit=0`)
        await within(10, 'Prism’s report of a wrong request', proxy.until(/Violation: request\.query\.limit/))
        return 'nothing reported'
      }),
  },
}
