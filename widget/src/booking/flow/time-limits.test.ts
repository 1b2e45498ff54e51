import { describe, expect, it } from 'vitest'
import { fakeFlow } from './testing/fake-flow.ts'
import { HELSINKI } from './testing/samples.ts'
import { pickupZone } from './pickup-zone.ts'
import { pickupLimits, returnLimits } from './time-limits.ts'

describe('what can be chosen', () => {
  it('for a pickup runs from 2 hours to 14 days ahead', () => {
    const { clock, state } = fakeFlow()
    expect(pickupLimits(state(), clock)).toEqual({
      minDate: '2026-05-12',
      maxDate: '2026-05-26',
      firstTime: '12:00',
    })
  })

  it('is bounded by the clock only on the first and the last day', () => {
    const { flow, clock, state } = fakeFlow()
    const times = (date: string) => {
      flow.setField('pickupDate', date)
      const { minTime, maxTime } = pickupLimits(state(), clock)
      return [minTime, maxTime]
    }
    expect(times('2026-05-12')).toEqual(['12:00', '23:59'])
    expect(times('2026-05-13')).toEqual(['00:00', '23:59'])
    expect(times('2026-05-26')).toEqual(['00:00', '10:00'])
  })

  it('goes by the clocks of the pickup place', () => {
    const { flow, clock, state } = fakeFlow()
    flow.setField('pickupDate', '2026-05-12')
    flow.choosePlace('pickupLocation', HELSINKI)
    expect(pickupZone(state(), clock)).toBe('Europe/Helsinki')
    expect(pickupLimits(state(), clock).minTime).toBe('13:00')
  })

  it('for a return begins with the pickup and ends 14 days after it', () => {
    const { flow, clock, state } = fakeFlow()
    flow.setField('pickupDate', '2026-05-20')
    flow.setField('pickupTime', '09:00')
    flow.toggleRoundTrip(true)
    expect(returnLimits(state(), clock)).toMatchObject({ minDate: '2026-05-20', maxDate: '2026-06-03' })
    flow.setField('returnDate', '2026-05-20')
    expect(returnLimits(state(), clock).minTime).toBe('09:01')
  })

  it('for a return is open towards the end while the pickup is not known', () => {
    const { clock, state } = fakeFlow()
    expect(returnLimits(state(), clock)).toEqual({ minDate: '2026-05-12' })
  })
})
