import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('has a picture for links to us, 1200 by 630 and light', () => {
  const picture = readFileSync(join(import.meta.dirname, '../../public/open-graph.png'))
  expect(picture.toString('latin1', 1, 4)).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThanOrEqual(90_000)
})
