import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StoredFile {
  etag: string
  /** Whether the name carries a hash of the content, so that it can be kept for good. */
  isHashed: boolean
  /** The bytes in an encoding; compressed once, on first request. */
  bytes(encoding: Encoding): Promise<Buffer>
  isCompressible: boolean
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|map|txt)$/
/** Eight signs, and not a mere word: what is not surely a hash is revalidated, which is never wrong. */
const HASHED = /-(?=[\w-]*[A-Z0-9_])[\w-]{8}\.\w+$/
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * Reads a built folder into memory, by path with a leading slash. What is served is what was there at start: a
 * build that replaces files meanwhile cannot break a running process.
 */
export function readFiles(folder: string): Map<string, StoredFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [`/${relative(folder, path).split(sep).join('/')}`, storedFile(entry.name, readFileSync(path))]
    }),
  )
}

function storedFile(name: string, content: Buffer): StoredFile {
  const compressed = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
  return {
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isHashed: HASHED.test(name),
    isCompressible: COMPRESSIBLE.test(name),
    bytes(encoding) {
      const known = compressed.get(encoding)
      if (known) return known
      const made =
        encoding === 'br'
          ? promisify(brotliCompress)(content, QUALITY)
          : promisify(gzip)(content, { level: 9 })
      compressed.set(encoding, made)
      return made
    },
  }
}
