import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { qrDrawing, qrFile } from './qr-drawing.ts'

it('is read by a reader as the link that it was made of', () => {
  const text = `https://fiacre.example/?partner=pk_live_0k2v8m4c6x1z9b7n5q3w0e8r6t4y&promo=SKI&utm_campaign=${'ł'.repeat(30)}`
  const drawing = qrDrawing(text) ?? { size: 0, path: '' }
  const { size, path } = drawing
  const scale = 4
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1)
        data.fill(
          0,
          ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4,
          ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4 + 3,
        )
  expect(decodeQR({ width, height: width, data })).toBe(text)
  expect(qrFile(drawing)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
})

it('is none where the text is too long for one, and the largest is drawn', () => {
  expect(qrDrawing('x'.repeat(2331))?.size).toBe(177 + 8)
  expect(qrDrawing('x'.repeat(2332))).toBeUndefined()
})
