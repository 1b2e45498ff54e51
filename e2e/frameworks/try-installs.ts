import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/packages/packages.ts'
import { readmeLines } from './readme-lines.ts'
import { run, runWell } from './run.ts'
import { textTable } from '../../scripts/text-table.ts'

const scratch = join(root, '.cache/installs')

/** What is put into an empty project, and which entries must be there then. */
interface Case {
  name: string
  packages: string[]
  entries: string[]
}

/** How each package manager adds packages, and runs a program with them. */
const MANAGERS = [
  { name: 'npm', add: ['npm', 'install', '--strict-peer-deps'], node: ['node'] },
  { name: 'pnpm', add: ['pnpm', 'add', '--ignore-workspace', '--strict-peer-dependencies'], node: ['node'] },
  { name: 'yarn 1', add: ['npx', '-y', 'yarn@1.22.22', 'add', '--non-interactive'], node: ['node'] },
  {
    name: 'yarn 4',
    add: ['npx', '-y', '@yarnpkg/cli-dist@4.18.1', 'add'],
    node: ['npx', '-y', '@yarnpkg/cli-dist@4.18.1', 'node'],
  },
]

/** What package managers write where peers do not fit and they go on all the same. */
const CONFLICT = /ERESOLVE|unmet peer|incorrect peer|missing peer|peer dependency|YN0002|YN0060|YN0086/i

/** Packs and installs as the README says, into empty projects, by every package manager. @returns whether all went without conflicts */
export async function tryInstalls(tell: (line: string) => void): Promise<boolean> {
  rmSync(scratch, { recursive: true, force: true })
  const { pack, installs } = readmeLines(join(scratch, 'packed'))
  await runWell(pack, root)
  const [alone = [], both = []] = installs
  const cases: Case[] = [
    { name: 'widget', packages: alone, entries: ['@fiacre/widget/element'] },
    { name: 'both', packages: both, entries: ['@fiacre/widget/element', '@fiacre/sdk'] },
    {
      name: 'both, React 18',
      packages: [...both, 'react@18.3.1', 'react-dom@18.3.1'],
      entries: ['@fiacre/widget/element', '@fiacre/widget', '@fiacre/sdk'],
    },
  ]
  const rows: string[][] = []
  for (const manager of MANAGERS) {
    const row = [manager.name]
    for (const each of cases) {
      try {
        await tryInstall(manager, each)
        row.push('yes')
      } catch (error) {
        row.push('FAILED')
        tell(`${manager.name}, ${each.name}:\n${error instanceof Error ? error.message : String(error)}`)
      }
    }
    rows.push(row)
  }
  tell(`\n${textTable([['', ...cases.map(({ name }) => name)], ...rows])}`)
  return !rows.flat().includes('FAILED')
}

async function tryInstall(manager: (typeof MANAGERS)[number], each: Case): Promise<void> {
  const folder = join(scratch, `${manager.name} ${each.name}`.replaceAll(/\W+/g, '-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }\n')
  // By it yarn knows that the project is one of its own.
  if (manager.name.startsWith('yarn')) writeFileSync(join(folder, 'yarn.lock'), '')
  const { ok, output } = await run([...manager.add, ...each.packages], folder, { CI: '' })
  if (!ok || CONFLICT.test(output)) throw new Error(output)
  for (const entry of each.entries) {
    writeFileSync(join(folder, 'try.js'), `await import('${entry}')\n`)
    await runWell([...manager.node, 'try.js'], folder)
  }
}
