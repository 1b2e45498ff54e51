import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** A program that uses the packages; no part of the workspace, so that nothing reaches it but what is published. */
export const consumer = join(root, '.cache', 'packages', 'consumer')

/** Where the tarballs lie. */
export const tarballs = join(root, '.cache', 'packages', 'tarballs')

/** The published packages and their folders in the workspace. */
export const PACKAGES = [
  { name: '@fiacre/sdk', folder: 'sdk' },
  { name: '@fiacre/widget', folder: 'widget' },
] as const

/** The tarball of a package, as pnpm names it. */
export function tarballOf({ name }: { name: string }): string {
  return join(tarballs, `${name.replace('@', '').replace('/', '-')}.tgz`)
}
