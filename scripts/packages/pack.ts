import { execFile } from 'node:child_process'
import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PACKAGES, root, tarballOf, tarballs } from './packages.ts'

const run = promisify(execFile)

/** Packs every package, which builds it. */
export async function packAll(): Promise<void> {
  rmSync(tarballs, { recursive: true, force: true })
  mkdirSync(tarballs, { recursive: true })
  await Promise.all(PACKAGES.map(pack))
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
