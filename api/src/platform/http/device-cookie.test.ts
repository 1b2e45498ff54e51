import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDevices, parseDevices } from './device-cookie.ts'

describe('the cookie of known browsers', () => {
  it('is read as it was written', () => {
    const device = fc.record({
      userId: fc.uuid(),
      epoch: fc.nat(),
      id: fc.base64String({ minLength: 4 }).map((text) => text.replaceAll(/[^\w-]/g, '_')),
      until: fc.nat(),
    })
    fc.assert(
      fc.property(fc.array(device, { maxLength: 5 }), (devices) => {
        expect(parseDevices(formatDevices(devices))).toEqual(devices)
      }),
    )
  })

  it.each(['', '~', 'a.b.c', 'a.1.c.2.e', 'a.-1.c.2', 'a.1..2', '.1.c.2', 'a.1e3.c.2'])(
    'of %j knows nobody',
    (text) => {
      expect(parseDevices(text)).toEqual([])
    },
  )
})
