import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What is text; pictures and fonts are compressed in themselves. */
const TEXT = /\.(js|css|html|svg|json|map|txt)$/
/** Below this a file fits into a packet or two as it is. */
const SMALLEST = 1024

/** Ten seconds of a processor go into the last tenth of the bytes: tests do without. */
const QUICK_QUALITY = 5

interface HowCompressed {
  /** Not as small as can be, in a fortieth of the time. */
  quick?: boolean
  /** Also what is there already. */
  anew?: boolean
}

const ENCODINGS = {
  '.br': (content: Buffer, { quick }: HowCompressed) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes a `.br` and a `.gz` beside each text of a built folder, as small as can be, so that nobody waits for it later.
 * One that is there already is left: a build begins with an empty folder, and a version never changes.
 */
export async function compressAhead(folder: string, how: HowCompressed = {}): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name), how)))
}

async function compress(path: string, how: HowCompressed): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALLEST) return
  for (const [suffix, pack] of Object.entries(ENCODINGS)) {
    if (existsSync(path + suffix) && !how.anew) continue
    const packed = await pack(content, how)
    if (packed.length >= content.length) continue
    // Put in its place whole: a service may be reading the one that is there.
    await writeFile(`${path}${suffix}.new`, packed)
    await rename(`${path}${suffix}.new`, path + suffix)
  }
}
