import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGES, root, tarballOf } from '../packages/packages.ts'
import { run, runWell } from './run.ts'
import { textTable } from './table.ts'

const [SDK, WIDGET] = PACKAGES.map((each) => `${each.name}@file:${tarballOf(each)}`) as [string, string]
const REACT = ['react@18.3.1', 'react-dom@18.3.1']

/** What is put into an empty project, and which entries must be there then. */
const CASES = [
  { name: 'widget', packages: [WIDGET], entries: ['@fiacre/widget/element'] },
  { name: 'both', packages: [SDK, WIDGET], entries: ['@fiacre/widget/element', '@fiacre/sdk'] },
  {
    name: 'both, React 18',
    packages: [SDK, WIDGET, ...REACT],
    entries: ['@fiacre/widget/element', '@fiacre/widget', '@fiacre/sdk'],
  },
]

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

type Tell = (line: string) => void

/** Installs the tarballs into empty projects, by every package manager. @returns whether all of it went without conflicts */
export async function tryInstalls(tell: Tell): Promise<boolean> {
  const rows: string[][] = []
  for (const manager of MANAGERS) {
    const row = [manager.name]
    for (const each of CASES) {
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
  tell(`\n${textTable([['', ...CASES.map(({ name }) => name)], ...rows])}`)
  return !rows.flat().includes('FAILED')
}

async function tryInstall(manager: (typeof MANAGERS)[number], each: (typeof CASES)[number]): Promise<void> {
  const folder = join(root, '.cache/installs', `${manager.name}-${each.packages.length}`.replace(' ', '-'))
  rmSync(folder, { recursive: true, force: true })
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
