import { describe, expect, it } from 'vitest'
import { countdown } from './countdown.ts'

const pickup = new Date('2026-02-14T13:30:00Z')
const from = (now: string) => countdown(pickup, new Date(now), 'Europe/Zurich')

describe('countdown', () => {
  it('counts days as the place’s calendar does', () => {
    expect(from('2026-02-11T22:59:00Z')).toEqual({ unit: 'days', days: 3 })
    expect(from('2026-02-11T23:01:00Z')).toEqual({ unit: 'days', days: 2 })
    expect(from('2026-02-13T13:30:00Z')).toEqual({ unit: 'tomorrow' })
  })

  it('counts hours on the last day, and knows whose day it is', () => {
    expect(from('2026-02-13T13:31:00Z')).toEqual({ unit: 'hoursTomorrow', hours: 23, minutes: 59 })
    expect(from('2026-02-14T11:30:00Z')).toEqual({ unit: 'hoursToday', hours: 2, minutes: 0 })
  })

  it('counts minutes in the last hour, and never none', () => {
    expect(from('2026-02-14T12:31:00Z')).toEqual({ unit: 'minutes', minutes: 59 })
    expect(from('2026-02-14T13:29:59Z')).toEqual({ unit: 'minutes', minutes: 1 })
  })
})
