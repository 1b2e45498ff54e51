import './assert-node.ts'
import { COMPILE_CACHE } from './compile-cache.ts'
import { bruno } from './contract-tools/bruno.ts'
import { generators } from './contract-tools/generators.ts'
import { layOutKit } from './contract-tools/kit.ts'
import { postman } from './contract-tools/postman.ts'
import { prism } from './contract-tools/prism.ts'
import { tableOf, tryTool, type Row } from './contract-tools/report.ts'
import { startService } from './contract-tools/service.ts'

// `pnpm test:contract-tools`: tools that others wrote read the contract that a running service serves, and use the service by
// what they made of it. Names on the command line run those alone. The tools are installed by the run, outside the workspace.

process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE
const say = (line: string) => process.stdout.write(`${line}\n`)

const tools = [...generators, prism, postman, bruno]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !tools.some((tool) => tool.name === name))
if (unknown.length > 0) {
  say(`No such tool: ${unknown.join(', ')}. There are: ${tools.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const started = Date.now()
say('starting a service')
const served = await startService()
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void served.stop().finally(() => process.exit(1)))
}
const rows: Row[] = []
try {
  say('installing the tools')
  await layOutKit(served.document)
  for (const tool of tools.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    say(`trying ${tool.name}`)
    rows.push(await tryTool(tool, served))
  }
} finally {
  await served.stop()
}

const failures = rows.flatMap(({ failure }) => failure ?? [])
for (const failure of failures) say(`\n── ${failure.trimEnd()}`)
say(`\n${tableOf(rows)}`)
say(
  `${rows.length - failures.length} passed, ${failures.length} failed, ${Math.round((Date.now() - started) / 1000)} s`,
)
process.exitCode = failures.length === 0 ? 0 : 1
