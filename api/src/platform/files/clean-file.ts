import { Problem } from '../http/problem.ts'
import { sniffFile, type FileType } from './sniff-file.ts'
import { sentence } from '../http/sentence.ts'

/** Enough to read a licence by; more would be kept for nothing. */
const LONGEST_SIDE = 2400
/** A picture of more points than this is a bomb: it would take a gigabyte to open. */
const MOST_POINTS = 60_000_000
const SECONDS = 10

/**
 * An uploaded file as it is kept: a picture is written anew, upright, without what the camera noted in it and without whatever else
 * was hidden behind it; a PDF stays as it is, and is only ever served to be saved.
 * @throws Problem RULE_VIOLATION for what is neither a PDF nor a picture, or cannot be read as one
 */
export async function cleanFile(bytes: Buffer): Promise<{ type: FileType; bytes: Buffer }> {
  const type = sniffFile(bytes)
  if (!type) throw new Problem('RULE_VIOLATION', sentence('fileKinds'))
  if (type === 'application/pdf') return { type, bytes }
  // Ten megabytes that most days nobody needs.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_POINTS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
    return { type, bytes: await picture.toFormat(FORMATS[type]).toBuffer() }
  } catch {
    throw new Problem('RULE_VIOLATION', sentence('pictureUnreadable'))
  }
}

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
