import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { consumer, PACKAGES, root, tarballOf, tarballs } from './packages.ts'

const run = promisify(execFile)

/** Packs every package, which builds it, and unpacks it into the consumer's node_modules beside what it depends on. */
export async function setup(): Promise<void> {
  for (const folder of [consumer, tarballs]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  cpSync(join(import.meta.dirname, 'fixtures'), consumer, { recursive: true })
  await Promise.all(PACKAGES.map(pack))
  for (const each of PACKAGES) await install(each)
  // What a program in TypeScript with React has besides.
  for (const name of ['@types/react', '@types/react-dom']) link(name, 'widget')
}

async function pack(each: (typeof PACKAGES)[number]): Promise<void> {
  const destination = join(tarballs, each.folder)
  try {
    await run('pnpm', ['pack', '--pack-destination', destination], { cwd: join(root, each.folder) })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${each.name} could not be packed:\n${stdout}${stderr}`, { cause: error })
  }
  const [made] = globSync('*.tgz', { cwd: destination })
  renameSync(join(destination, made!), tarballOf(each))
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

/** Puts a dependency beside the package, from where the workspace has it. */
function link(name: string, folder: string): void {
  const path = join(consumer, 'node_modules', name)
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(join(root, folder, 'node_modules', name), path)
}
