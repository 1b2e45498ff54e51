import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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
 * Reads a built folder, by path with a leading slash; one that is not there has no files. What is served is what was there at
 * start: a build that replaces files meanwhile cannot break a running process. Of a text that was compressed ahead only that is
 * held, a quarter of its bytes.
 */
export function readFiles(folder: string): Map<string, StoredFile> {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const isCopy = (path: string) => /\.(br|gz)$/.test(path) && all.has(path.slice(0, -3))
  const read = (path: string) =>
    all.has(path + CODECS.br.suffix) && COMPRESSIBLE.test(path)
      ? fileCompressedAhead(path)
      : storedFile(path, readFileSync(path))
  return new Map(
    paths
      .filter((path) => !isCopy(path))
      .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, read(path)]),
  )
}

/** A file that lies beside itself in Brotli, unless that is of an earlier version of it. */
function fileCompressedAhead(path: string): StoredFile {
  const ahead = path + CODECS.br.suffix
  const { size, mtimeMs } = statSync(path)
  if (statSync(ahead).mtimeMs < mtimeMs) return storedFile(path, readFileSync(path))
  const packed = readFileSync(ahead)
  /** What does not unpack to so many bytes is left for the file itself. */
  const unpacked = async (): Promise<Buffer | undefined> => {
    const content = await CODECS.br.unpack(packed, { maxOutputLength: size }).catch(() => undefined)
    return content?.length === size ? content : undefined
  }
  const whole = async () => (await unpacked()) ?? readFile(path)
  let gzipped: Promise<Buffer> | undefined
  let inBrotli: Promise<Buffer> | undefined
  return {
    ...tagged(packed),
    isCompressible: true,
    bytes(encoding) {
      if (encoding === 'identity') return whole()
      if (encoding === 'gzip')
        return (gzipped ??= whole().then((content) => compressed(path, content, 'gzip')))
      return (inBrotli ??= unpacked().then(async (content) =>
        content ? packed : CODECS.br.pack(await readFile(path)),
      ))
    },
  }
}

/** A text that many ask for: what is packed at once is replaced by what takes ten times as long and is a tenth smaller. */
export interface PolishedFile extends StoredFile {
  /** Packs it into Brotli as small as can be; whoever asks meanwhile has what there is. */
  polish: () => Promise<void>
}

/** @param path where it would lie */
export function polishedFile(path: string, content: Buffer): PolishedFile {
  const file = storedFile(path, content)
  let small: Buffer | undefined
  return {
    ...file,
    etag: (encoding) =>
      encoding === 'br' && small ? file.etag(encoding).replace(/"$/, '-small"') : file.etag(encoding),
    bytes: (encoding) => (encoding === 'br' && small ? Promise.resolve(small) : file.bytes(encoding)),
    async polish() {
      small ??= await promisify(brotliCompress)(content, smallest(content.length))
    },
  }
}

const smallest = (length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})

/** A file by its content; `path` is where it lies, or would. */
export function storedFile(path: string, content: Buffer): StoredFile {
  const known = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
  return {
    ...tagged(content),
    isCompressible: COMPRESSIBLE.test(path) && content.length >= SMALLEST,
    bytes(encoding) {
      const made = known.get(encoding) ?? compressed(path, content, encoding)
      known.set(encoding, made)
      return made
    },
  }
}

function tagged(bytes: Buffer): Pick<StoredFile, 'etag'> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`) }
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
