import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { buildStale } from '../build-stale.ts'
import { packAll } from './pack.ts'
import { consumer, PACKAGES, root, tarballOf } from './packages.ts'

const run = promisify(execFile)

/** Builds what is served, packs every package, which builds it, and unpacks it into the consumer's node_modules beside what it depends on. */
export async function setup(): Promise<void> {
  rmSync(consumer, { recursive: true, force: true })
  mkdirSync(consumer, { recursive: true })
  cpSync(join(import.meta.dirname, 'fixtures'), consumer, { recursive: true })
  await buildStale(() => {}, { quick: true })
  await packAll()
  for (const each of PACKAGES) await install(each)
  // What a program in TypeScript with React has besides.
  for (const name of ['@types/react', '@types/react-dom']) link(name, 'widget')
}

async function install(each: (typeof PACKAGES)[number]): Promise<void> {
  const target = join(consumer, 'node_modules', each.name)
  mkdirSync(target, { recursive: true })
  await run('tar', ['xzf', tarballOf(each), '-C', target, '--strip-components=1'])
  const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
    peerDependencies?: Record<string, string>
  }
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    link(name, each.folder)
  }
}

/** Puts a dependency beside the package, from where the workspace has it; frameworks that are optional peers it has not. */
function link(name: string, folder: string): void {
  const path = join(consumer, 'node_modules', name)
  const installed = join(root, folder, 'node_modules', name)
  if (existsSync(path) || !existsSync(installed)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(installed, path)
}
