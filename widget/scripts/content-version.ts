import { createHash } from 'node:crypto'

/** What a build wrote: bytes by path, with slashes. */
export type BuiltFiles = ReadonlyMap<string, Buffer>

/**
 * What stands in built code for the version until the content is known. As long and shaped as a real one, so that nothing
 * but those signs changes when it is put in.
 */
export const provisionalVersion = (packageVersion: string): string => `${packageVersion}-00000000`

/** The package's version with a hash of every file's path and bytes: two builds that differ never share it. */
export function contentVersion(packageVersion: string, files: BuiltFiles): string {
  const hash = createHash('sha256')
  for (const path of [...files.keys()].toSorted()) {
    const bytes = files.get(path)
    // Its length says where a file ends, so that no two sets of files read alike.
    if (bytes) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`
}

/** The same files with the version in place of the provisional one. */
export function withVersion(files: BuiltFiles, provisional: string, version: string): Map<string, Buffer> {
  const named = [...files].map(([path, bytes]): [string, Buffer] => {
    if (!path.endsWith('.js')) return [path, bytes]
    return [path, Buffer.from(bytes.toString('utf8').replaceAll(provisional, version))]
  })
  return new Map(named)
}
