import assert from 'node:assert/strict'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inOrder, judged, operationOf } from './collections.ts'
import { valuesOfVariables, withVariables } from './filled.ts'
import { bin, kit } from './kit.ts'
import { runProgram } from './run-program.ts'
import type { Tool } from './tool.ts'

interface Report {
  results: { test: { filename: string }; response: { status: number | 'error' } }[]
}

const folder = join(kit, 'collections/bruno')
const report = join(kit, 'collections/bruno.json')

const files = () =>
  globSync('*/*.bru', { cwd: folder }).filter(
    (file) => !file.endsWith('/folder.bru') && !file.startsWith('environments/'),
  )

function operationIdOf(file: string): string {
  const [, method = '', path = ''] =
    /^(get|post|put|patch|delete) \{\n +url: \{\{baseUrl\}\}([^\s?]+)/m.exec(
      readFileSync(join(folder, file), 'utf8'),
    ) ?? []
  return operationOf(method, path).operationId
}

/** Answers are held against the contract as they come, so nothing follows where they lead. */
const NO_REDIRECTS = '\nsettings {\n  followRedirects: false\n  maxRedirects: 0\n}\n'

/** A request with its parameters in its address. The converter writes them beside it, where Bruno's command line leaves them. */
function withQuery(request: string): string {
  const [, block = ''] = /^params:query \{\n([\s\S]*?)\n\}$/m.exec(request) ?? []
  const values = block.replaceAll(/ @description\(('''[\s\S]*?'''|.*)\)$/gm, '').matchAll(/^ +(\w+): (.*)$/gm)
  const query = new URLSearchParams([...values].map(([, name = '', value = '']) => [name, value]))
  // Variables stay as they are written.
  const text = query.toString().replaceAll(/%7B%7B(\w+)%7D%7D/g, '{{$1}}')
  return text ? request.replace(/^ +url: \S+/m, (url) => `${url}?${text}`) : request
}

/** Bruno's converter, and its command line, which runs what it makes. */
export const bruno: Tool = {
  name: 'bruno',
  trials: {
    async loads() {
      mkdirSync(join(folder, '..'), { recursive: true })
      const how = ['--collection-name', 'fiacre', '--collection-format', 'bru']
      await runProgram([bin('bru'), 'import', 'openapi', '-s', 'openapi.json', '-o', folder, ...how], {
        cwd: kit,
        seconds: 120,
      })
      return `${files().length} requests`
    },
    async journey(served) {
      for (const file of files()) {
        const path = join(folder, file)
        writeFileSync(path, withQuery(withVariables(readFileSync(path, 'utf8'))) + NO_REDIRECTS)
      }
      const requests = inOrder(files().map((file) => ({ file, operationId: operationIdOf(file) })))
      const values = Object.entries({ baseUrl: served.url, ...(await valuesOfVariables(served)) })
      const variables = values.flatMap(([name, value]) => ['--env-var', `${name}=${value}`])
      const paths = requests.map(({ file }) => file)
      await runProgram([bin('bru'), 'run', ...paths, '--reporter-json', report, ...variables], {
        cwd: folder,
        seconds: 180,
      })
      const [iteration] = JSON.parse(readFileSync(report, 'utf8')) as Report[]
      assert(iteration, 'Bruno reports what it asked')
      return judged(
        iteration.results.map(({ test, response }) => ({
          operationId: operationIdOf(test.filename),
          status: Number(response.status),
        })),
      )
    },
  },
}
