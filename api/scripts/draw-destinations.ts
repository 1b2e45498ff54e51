import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPictures } from './destinations/all-pictures.ts'

/**
 * Draws every destination's pictures into site/public/destinations: `node api/scripts/draw-destinations.ts`.
 *
 * Coasts and borders are Natural Earth's (public domain), villages' heights GeoNames' (CC BY 4.0), summits
 * and ridges written down by hand.
 * The same data give the same files, to the byte. What was drawn is noted in destinations/drawn.json, and
 * destinations/all-pictures.test.ts tells when it has to be drawn anew.
 */
const folder = join(import.meta.dirname, '../../site/public/destinations')
const sums: Record<string, string> = {}

mkdirSync(folder, { recursive: true })
for (const [file, draw] of allPictures()) {
  const picture = draw()
  writeFileSync(join(folder, file), picture)
  sums[file] = createHash('sha256').update(picture).digest('hex').slice(0, 16)
}
for (const file of readdirSync(folder)) if (!(file in sums)) rmSync(join(folder, file))
writeFileSync(join(import.meta.dirname, 'destinations/drawn.json'), `${JSON.stringify(sums, null, 2)}\n`)
