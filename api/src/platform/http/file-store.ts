import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { COMPRESSIBLE, findFiles, tagOf, type FoundFile } from './file-pack.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StoredFile {
  /** A strong validator, another for each encoding. */
  etag(encoding: Encoding): string
  /** The bytes in an encoding; taken from disk on the first request if compressed ahead, else compressed then. */
  bytes(encoding: Encoding): Promise<Buffer>
  isCompressible: boolean
}

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
  return new Map(
    Array.from(findFiles(folder), ([address, found]) => [
      address,
      found.isPacked ? fileCompressedAhead(found) : storedFile(found.path, found.held, found.tag),
    ]),
  )
}

/** A file that lay beside itself in Brotli. */
function fileCompressedAhead({ path, size, held, isChecked, tag }: FoundFile): StoredFile {
  /** What does not unpack to so many bytes is left for the file itself. */
  const unpacked = async (): Promise<Buffer | undefined> => {
    const content = await CODECS.br.unpack(held, { maxOutputLength: size }).catch(() => undefined)
    return content?.length === size ? content : undefined
  }
  const whole = async () => (await unpacked()) ?? readFile(path)
  let gzipped: Promise<Buffer> | undefined
  let inBrotli: Promise<Buffer> | undefined = isChecked ? Promise.resolve(held) : undefined
  return {
    ...tagged(tag),
    isCompressible: true,
    bytes(encoding) {
      if (encoding === 'identity') return whole()
      if (encoding === 'gzip')
        return (gzipped ??= whole().then((content) => compressed(path, content, 'gzip')))
      return (inBrotli ??= unpacked().then(async (content) =>
        content ? held : CODECS.br.pack(await readFile(path)),
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
export function storedFile(path: string, content: Buffer, tag = tagOf(content)): StoredFile {
  const known = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
  return {
    ...tagged(tag),
    isCompressible: COMPRESSIBLE.test(path) && content.length >= SMALLEST,
    bytes(encoding) {
      const made = known.get(encoding) ?? compressed(path, content, encoding)
      known.set(encoding, made)
      return made
    },
  }
}

function tagged(tag: string): Pick<StoredFile, 'etag'> {
  return { etag: (encoding) => (encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`) }
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
