import { expect, it } from 'vitest'
import { cacheControl } from './static-files-caching.ts'

it.each([
  '/widget/0.1.0-3f2a9c1b/fiacre.js',
  '/widget/0.1.0-3f2a9c1b/integrity.json',
  '/widget/1.0.0-beta.1-00000000/fiacre-booking.js',
  '/assets/index-Bq3X9aZk.js',
  '/widget/assets/index-Bq3X9aZk.js',
])('%s never changes', (path) => {
  expect(cacheControl(path)).toBe('public, max-age=31536000, immutable')
})

it.each(['/widget/v1/fiacre.js', '/widget/v1/integrity.json', '/widget/v12/fiacre.js'])(
  '%s moves, and is fresh for minutes',
  (path) => {
    expect(cacheControl(path)).toBe(
      'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
    )
  },
)

it.each([
  '/widget/0.1.0/fiacre-booking.js',
  '/widget/0.1.0-alphabet/fiacre-booking.js',
  '/widget/0.1.0-3f2a9c1b',
  '/widget/latest/fiacre.js',
  '/0.1.0-3f2a9c1b/fiacre.js',
  '/v1/fiacre.js',
  '/fiacre-checkout.js',
  '/favicon.svg',
])('%s is asked for again each time', (path) => {
  expect(cacheControl(path)).toBe('no-cache')
})
