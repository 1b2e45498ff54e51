/** Large enough for a screen with three dots a pixel, and no larger. */
const SIDE = 320
const MOST_POINTS = 60_000_000
const SECONDS = 10

/** A picture of somebody as it is shown to others: small, square, upright, written anew. @throws Error for what is no picture */
export async function portrait(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: MOST_POINTS, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: SECONDS })
    .jpeg({ quality: 82 })
    .toBuffer()
}
