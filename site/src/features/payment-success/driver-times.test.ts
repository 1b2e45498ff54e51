import { describe, expect, it } from 'vitest'
import { driverTimes } from './driver-times.ts'

describe('driverTimes', () => {
  it('are 30 and 15 minutes before the pickup, on the clocks of the place', () => {
    expect(driverTimes({ pickupAt: '2026-02-14T13:30:00.000Z', timeZone: 'Europe/Zurich' })).toEqual({
      details: { date: '2026-02-14', time: '14:00' },
      contact: { date: '2026-02-14', time: '14:15' },
    })
  })

  it('may lie on the day before', () => {
    expect(driverTimes({ pickupAt: '2026-02-13T23:10:00.000Z', timeZone: 'Europe/Zurich' })).toEqual({
      details: { date: '2026-02-13', time: '23:40' },
      contact: { date: '2026-02-13', time: '23:55' },
    })
  })
})
