import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { BuiltFiles } from './content-version.ts'

/** What a page needs to pin a file (Subresource Integrity), and what it weighs. */
export interface PinnedFile {
  integrity: `sha384-${string}`
  bytes: number
  gzipBytes: number
}

/** `integrity.json` of a version: its files by their path in its folder, and the loader to put into a tag. */
export interface Integrity {
  version: string
  files: Record<string, PinnedFile>
  /** The copy of the loader that never changes, with its path on the service. */
  loader: PinnedFile & { src: string }
}

/** The loader's name, in a version's folder and in that of the moving channel. */
export const LOADER = 'fiacre.js'

/** The style sheet that keeps the form's room on pages that are painted before the loader is there; in both folders, too. */
export const ROOM_SHEET = 'fiacre.css'

/** @throws Error when there is no loader among the files */
export function integrityOf(version: string, files: BuiltFiles): Integrity {
  const pinned = [...files].map(([path, bytes]): [string, PinnedFile] => [path, pin(bytes)])
  const loader = new Map(pinned).get(LOADER)
  if (!loader) throw new Error(`The build has no ${LOADER}.`)
  return {
    version,
    files: Object.fromEntries(pinned.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    loader: { src: `/widget/${version}/${LOADER}`, ...loader },
  }
}

function pin(bytes: Buffer): PinnedFile {
  return {
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    gzipBytes: gzipSync(bytes, { level: 9 }).length,
  }
}
