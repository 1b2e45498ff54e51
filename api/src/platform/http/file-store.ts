import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StoredFile {
  /** A strong validator, another for each encoding. */
  etag(encoding: Encoding): string
  /** The bytes in an encoding; taken from disk on the first request if compressed ahead, else compressed then. */
  bytes(encoding: Encoding): Promise<Buffer>
  isCompressible: boolean
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|map|txt)$/
/** Below this a file fits into a packet or two as it is. */
const SMALLEST = 1024
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const CODECS = {
  br: {
    suffix: '.br',
    pack: (content: Buffer) => promisify(brotliCompress)(content, QUALITY),
    unpack: promisify(brotliDecompress),
  },
  gzip: {
    suffix: '.gz',
    pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
    unpack: promisify(gunzip),
  },
}

/**
 * Reads a built folder into memory, by path with a leading slash. What is served is what was there at start: a
 * build that replaces files meanwhile cannot break a running process.
 */
export function readFiles(folder: string): Map<string, StoredFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const isCopy = (path: string) => /\.(br|gz)$/.test(path) && all.has(path.slice(0, -3))
  return new Map(
    paths
      .filter((path) => !isCopy(path))
      .map((path) => [
        `/${relative(folder, path).split(sep).join('/')}`,
        storedFile(path, readFileSync(path)),
      ]),
  )
}

/** A file by its content; `path` is where it lies, or would. */
export function storedFile(path: string, content: Buffer): StoredFile {
  const known = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return {
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
    isCompressible: COMPRESSIBLE.test(path) && content.length >= SMALLEST,
    bytes(encoding) {
      const made = known.get(encoding) ?? compressed(path, content, encoding)
      known.set(encoding, made)
      return made
    },
  }
}

async function compressed(path: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content
  const { suffix, pack, unpack } = CODECS[encoding]
  try {
    const ahead = await readFile(path + suffix)
    // A build may have replaced it since the start: what it unpacks to must be this file, not the next.
    if ((await unpack(ahead, { maxOutputLength: content.length })).equals(content)) return ahead
  } catch {
    // Not compressed ahead, or of another file by now.
  }
  return pack(content)
}
