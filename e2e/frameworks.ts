import '../scripts/assert-node.ts'
import { FRAMEWORKS } from './frameworks/frameworks.ts'
import { tryFrameworks } from './frameworks/try-frameworks.ts'
import { tryInstalls } from './frameworks/try-installs.ts'
import { packAll } from '../scripts/packages/pack.ts'

// `pnpm test:frameworks`: the packages as npm would have them, in every framework of `examples/frameworks` and installed by
// every package manager. Names on the command line run those alone: `installs`, or an example's folder.

const INSTALLS = 'installs'
const known = [INSTALLS, ...FRAMEWORKS.map(({ name }) => name)]
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !known.includes(name))
if (unknown !== undefined) throw new Error(`There is no ${unknown}. Name any of ${known.join(', ')}.`)
const names = asked.length > 0 ? asked : known
const tell = (line: string) => process.stdout.write(`${line}\n`)

// What was started ends at exit.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

const installed = names.includes(INSTALLS) ? await tryInstalls(tell) : true
const frameworks = names.filter((name) => name !== INSTALLS)
if (frameworks.length > 0) await packAll()
const worked = frameworks.length > 0 ? await tryFrameworks(frameworks, tell) : true
process.exitCode = installed && worked ? 0 : 1
