import { expect, it } from 'vitest'
import { isInDevelopment } from './page-owner.ts'

it.each(['localhost', '127.0.0.1', '[::1]', 'hotel.localhost', 'hotel.test', 'mac.local'])(
  'takes %s for a page that is still being built',
  (host) => expect(isInDevelopment(host)).toBe(true),
)

it.each(['hotel.example', 'localhost.hotel.com', '127.0.0.1.hotel.com', 'test', 'latest'])(
  'takes %s for a page that people visit',
  (host) => expect(isInDevelopment(host)).toBe(false),
)
