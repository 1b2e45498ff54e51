import { tzOffset } from '@date-fns/tz/tzOffset'
import { describe, expect, it } from 'vitest'
import { instantToLocal, localToInstant } from './local-time.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** Every zone of a place we serve; a test of the gazetteer holds it to this list. */
const ZONES = [
  'Africa/Ceuta Asia/Famagusta Asia/Nicosia Asia/Tbilisi Asia/Yerevan Atlantic/Azores Atlantic/Canary',
  'Atlantic/Madeira Atlantic/Reykjavik Europe/Amsterdam Europe/Andorra Europe/Athens Europe/Belgrade',
  'Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Bucharest Europe/Budapest Europe/Busingen',
  'Europe/Chisinau Europe/Copenhagen Europe/Dublin Europe/Helsinki Europe/Istanbul Europe/Lisbon',
  'Europe/Ljubljana Europe/London Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Mariehamn',
  'Europe/Monaco Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Riga Europe/Rome',
  'Europe/Sarajevo Europe/Skopje Europe/Sofia Europe/Stockholm Europe/Tallinn Europe/Tirane',
  'Europe/Vatican Europe/Vienna Europe/Vilnius Europe/Warsaw Europe/Zagreb Europe/Zurich',
].flatMap((line) => line.split(' '))
/** Where the clocks stay as they are. */
const STEADY = new Set(['Asia/Tbilisi', 'Asia/Yerevan', 'Atlantic/Reykjavik', 'Europe/Istanbul'])

type Change = { at: number; before: number; after: number }

/** Every change of a zone's clocks from 2026 to 2030, found by halving the days on which the offset differs. */
function clockChanges(timeZone: string): Change[] {
  const changes: Change[] = []
  const offset = (at: number) => tzOffset(timeZone, new Date(at))
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2031, 0, 1); day += DAY) {
    if (offset(day) === offset(day + DAY)) continue
    let [low, high] = [day, day + DAY]
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE
      if (offset(middle) === offset(low)) low = middle
      else high = middle
    }
    changes.push({ at: high, before: offset(day), after: offset(day + DAY) })
  }
  return changes
}

/** What a clock with this offset shows. */
function shown(at: number, offset: number, timeZone: string) {
  const text = new Date(at + offset * MINUTE).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16), timeZone }
}

describe.each(ZONES)('the clocks of %s', (timeZone) => {
  const changes = clockChanges(timeZone)
  const forward = changes.filter(({ before, after }) => after > before)
  const back = changes.filter(({ before, after }) => after < before)

  it('change ten times from 2026 to 2030, or never', () => {
    const expected = STEADY.has(timeZone) ? 0 : 5
    expect([forward.length, back.length]).toEqual([expected, expected])
  })

  it('skip times that do not exist, minute by minute', () => {
    for (const { at, before, after } of forward) {
      for (let skipped = 0; skipped < after - before; skipped += 1) {
        const local = shown(at + skipped * MINUTE, before, timeZone)
        expect(localToInstant(local), JSON.stringify(local)).toEqual({ ok: false, reason: 'nonexistent' })
      }
      expect(localToInstant(shown(at - MINUTE, before, timeZone))).toEqual({
        ok: true,
        instant: new Date(at - MINUTE),
      })
      expect(localToInstant(shown(at, after, timeZone))).toEqual({ ok: true, instant: new Date(at) })
    }
  })

  it('show times twice, of which the first is meant, minute by minute', () => {
    for (const { at, before, after } of back) {
      for (let again = 0; again < before - after; again += 1) {
        const local = shown(at + again * MINUTE, after, timeZone)
        const first = at + (again - (before - after)) * MINUTE
        expect(localToInstant(local), JSON.stringify(local)).toEqual({ ok: true, instant: new Date(first) })
        expect(instantToLocal(new Date(first), timeZone)).toEqual({ date: local.date, time: local.time })
      }
      const end = at + (before - after) * MINUTE
      expect(localToInstant(shown(end, after, timeZone))).toEqual({ ok: true, instant: new Date(end) })
    }
  })

  it('give back the instants they were asked about, but for second passes', () => {
    // A stride that is no divisor of a day visits all times of day.
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2031, 0, 1); at += 1_367 * MINUTE) {
      const local = instantToLocal(new Date(at), timeZone)
      const found = localToInstant({ ...local, timeZone })
      const isSecondPass = back.some(
        (change) => at >= change.at && at < change.at + (change.before - change.after) * MINUTE,
      )
      const expected = isSecondPass ? at - 60 * MINUTE : at
      expect(found, local.date + local.time).toEqual({ ok: true, instant: new Date(expected) })
    }
  })

  it('run in the order of their texts, whichever day it is', () => {
    // Expected once: an expectation a minute takes as long as all the rest of this file.
    const outOfOrder: string[] = []
    for (const { at } of changes) {
      let previous = Number.NEGATIVE_INFINITY
      const midnight = instantToLocal(new Date(at), timeZone).date
      for (let minute = 0; minute < 24 * 60; minute += 1) {
        const time = new Date(minute * MINUTE).toISOString().slice(11, 16)
        const found = localToInstant({ date: midnight, time, timeZone })
        if (!found.ok) continue
        if (found.instant.getTime() <= previous) outOfOrder.push(`${midnight} ${time}`)
        previous = found.instant.getTime()
      }
    }
    expect(outOfOrder).toEqual([])
  })
})

describe('local time', () => {
  it.each([
    ['2026-03-29', '01:59', 'Europe/Paris', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:00', 'Europe/Paris', null],
    ['2026-03-29', '02:59', 'Europe/Paris', null],
    ['2026-03-29', '03:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29', '01:30', 'Europe/London', null],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Istanbul', '2026-03-28T23:30:00.000Z'],
    ['2026-07-01', '12:00', 'Atlantic/Reykjavik', '2026-07-01T12:00:00.000Z'],
    ['2026-07-01', '12:00', 'Asia/Tbilisi', '2026-07-01T08:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, timeZone, instant) => {
    const found = localToInstant({ date, time, timeZone })
    expect(found.ok ? found.instant.toISOString() : null).toBe(instant)
  })

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-07-01', '24:00'],
    ['', ''],
    ['tomorrow', 'noon'],
  ])('%j %j does not exist', (date, time) => {
    expect(localToInstant({ date, time, timeZone: 'Europe/Paris' })).toEqual({
      ok: false,
      reason: 'nonexistent',
    })
  })

  it('needs a time zone that exists', () => {
    expect(() => instantToLocal(new Date(), 'Europe/Nowhere')).toThrow('Unknown time zone: Europe/Nowhere')
    expect(() => localToInstant({ date: '2026-07-01', time: '10:00', timeZone: '' })).toThrow(RangeError)
  })
})
