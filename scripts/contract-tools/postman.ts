import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inOrder, judged, operationOf } from './collections.ts'
import { valuesOfVariables, withVariables } from './filled.ts'
import { bin, kit } from './kit.ts'
import { runProgram } from './run-program.ts'
import type { Tool } from './tool.ts'

interface Item {
  item?: Item[]
  request?: { method: string; url: { path: string[] } }
}

interface Collection {
  item: Item[]
}

interface Report {
  run: { executions: { item: Item; response?: { code: number } }[] }
}

const folder = join(kit, 'collections/postman')
const converted = join(folder, 'collection.json')
const filled = join(folder, 'filled.json')
const report = join(folder, 'report.json')

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const leaves = (items: Item[]): Item[] => items.flatMap((one) => (one.item ? leaves(one.item) : [one]))

function operationIdOf({ request }: Item): string {
  assert(request)
  return operationOf(request.method, `/${request.url.path.join('/')}`).operationId
}

/** Postman's converter, and newman, which runs what it makes. */
export const postman: Tool = {
  name: 'postman',
  trials: {
    async loads() {
      mkdirSync(folder, { recursive: true })
      const examples = 'folderStrategy=Tags,parametersResolution=Example'
      await runProgram([bin('openapi2postmanv2'), '-s', 'openapi.json', '-o', converted, '-O', examples], {
        cwd: kit,
        seconds: 120,
      })
      return `${leaves(read<Collection>(converted).item).length} requests`
    },
    async journey(served) {
      const collection = JSON.parse(withVariables(readFileSync(converted, 'utf8'))) as Collection
      const requests = leaves(collection.item).map((item) => ({ item, operationId: operationIdOf(item) }))
      const item = inOrder(requests).map((one) => one.item)
      writeFileSync(filled, JSON.stringify({ ...collection, item }))
      const values = Object.entries(await valuesOfVariables(served))
      const variables = values.flatMap(([name, value]) => ['--env-var', `${name}=${value}`])
      const quiet = ['--ignore-redirects', '--timeout-request', '15000', '--reporters', 'json']
      await runProgram(
        [bin('newman'), 'run', filled, ...quiet, '--reporter-json-export', report, ...variables],
        {
          cwd: kit,
          seconds: 180,
        },
      )
      const { executions } = read<Report>(report).run
      return judged(
        executions.map(({ item, response }) => ({
          operationId: operationIdOf(item),
          status: response?.code ?? 0,
        })),
      )
    },
  },
}
