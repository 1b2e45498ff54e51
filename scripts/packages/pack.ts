import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashOf } from '../hash-of.ts'
import { PACKAGES, root, tarballOf, tarballs } from './packages.ts'

const run = promisify(execFile)

/** What the packages are made of: all that is theirs, of each what the other takes, and what packing adds. */
const SOURCES = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'tsconfig.base.json',
  'LICENSE',
  'scripts/packages/pack.ts',
  '{sdk,widget}/*',
  '{sdk,widget}/{frameworks,scripts,src,vite}/**/*',
]

/** It brings itself along for what it runs. */
const NO_PNPM = 'There is no pnpm on the path. Let pnpm start this: pnpm verify packages'

/** What lies there was packed of; it is written when all of it has been. */
export const stampFile = join(tarballs, 'packed.sha256')

/** Whether what every package is made of was built and packed last, and lies there. */
export function isPacked(stamp = hashOf(SOURCES)): boolean {
  const isThere = [stampFile, ...PACKAGES.map(tarballOf)].every((path) => existsSync(path))
  return isThere && readFileSync(stampFile, 'utf8') === stamp
}

/** Packs every package, which builds it, where one of them has changed since they were last packed. */
export async function packAll(): Promise<void> {
  const stamp = hashOf(SOURCES)
  if (isPacked(stamp)) return
  rmSync(tarballs, { recursive: true, force: true })
  mkdirSync(tarballs, { recursive: true })
  await Promise.all(PACKAGES.map(pack))
  writeFileSync(stampFile, stamp)
}

async function pack(each: (typeof PACKAGES)[number]): Promise<void> {
  const destination = join(tarballs, each.folder)
  try {
    await run('pnpm', ['pack', '--pack-destination', destination], { cwd: join(root, each.folder) })
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string }
    const why = code === 'ENOENT' ? NO_PNPM : `${stdout}${stderr}`
    throw new Error(`${each.name} could not be packed:\n${why}`, { cause: error })
  }
  const [made] = globSync('*.tgz', { cwd: destination })
  renameSync(join(destination, made!), tarballOf(each))
}
