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

/** What came out where something else was wanted. Expected once: an expectation a minute takes longer than all of this file. */
class Faults {
  readonly found: string[] = []

  same(what: string, came: unknown, wanted: unknown): void {
    const [one, other] = [JSON.stringify(came), JSON.stringify(wanted)]
    if (one !== other) this.found.push(`${what}: ${one}, not ${other}`)
  }
}

/** Minutes between the times of a skipped or repeated hour that are asked about: a prime, which ends nowhere near its edges. */
const STRIDE = 7

const zones = ZONES.map((timeZone) => {
  const changes = clockChanges(timeZone)
  return {
    timeZone,
    changes,
    forward: changes.filter(({ before, after }) => after > before),
    back: changes.filter(({ before, after }) => after < before),
  }
})

describe('the clocks of every zone that we serve', { timeout: 30_000 }, () => {
  it('change ten times from 2026 to 2030, or never', () => {
    const wanted = ZONES.map((timeZone) => [timeZone, ...(STEADY.has(timeZone) ? [0, 0] : [5, 5])])
    expect(zones.map(({ timeZone, forward, back }) => [timeZone, forward.length, back.length])).toEqual(
      wanted,
    )
  })

  it('skip times that do not exist', () => {
    const faults = new Faults()
    for (const { timeZone, forward } of zones) {
      for (const { at, before, after } of forward) {
        for (let skipped = 0; skipped < after - before; skipped += STRIDE) {
          const local = shown(at + skipped * MINUTE, before, timeZone)
          faults.same(JSON.stringify(local), localToInstant(local), { ok: false, reason: 'nonexistent' })
        }
        const last = localToInstant(shown(at - MINUTE, before, timeZone))
        faults.same(`${timeZone} before`, last, { ok: true, instant: new Date(at - MINUTE) })
        const first = localToInstant(shown(at, after, timeZone))
        faults.same(`${timeZone} after`, first, { ok: true, instant: new Date(at) })
      }
    }
    expect(faults.found).toEqual([])
  })

  it('show times twice, of which the first is meant', () => {
    const faults = new Faults()
    for (const { timeZone, back } of zones) {
      for (const { at, before, after } of back) {
        for (let again = 0; again < before - after; again += STRIDE) {
          const local = shown(at + again * MINUTE, after, timeZone)
          const first = new Date(at + (again - (before - after)) * MINUTE)
          faults.same(JSON.stringify(local), localToInstant(local), { ok: true, instant: first })
          const { date, time } = local
          faults.same(JSON.stringify(local), instantToLocal(first, timeZone), { date, time })
        }
        const end = at + (before - after) * MINUTE
        const past = localToInstant(shown(end, after, timeZone))
        faults.same(`${timeZone} past`, past, { ok: true, instant: new Date(end) })
      }
    }
    expect(faults.found).toEqual([])
  })

  it('give back the instants they were asked about, but for second passes', () => {
    const faults = new Faults()
    for (const { timeZone, back } of zones) {
      // A stride that is no divisor of a day visits all times of day.
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2031, 0, 1); at += 9_133 * MINUTE) {
        const local = instantToLocal(new Date(at), timeZone)
        const isSecondPass = back.some(
          (change) => at >= change.at && at < change.at + (change.before - change.after) * MINUTE,
        )
        const instant = new Date(isSecondPass ? at - 60 * MINUTE : at)
        const found = localToInstant({ ...local, timeZone })
        faults.same(`${timeZone} ${local.date} ${local.time}`, found, { ok: true, instant })
      }
    }
    expect(faults.found).toEqual([])
  })

  it('run in the order of their texts, whichever day it is', () => {
    const outOfOrder: string[] = []
    for (const { timeZone, changes } of zones) {
      for (const { at } of changes) {
        let previous = Number.NEGATIVE_INFINITY
        const midnight = instantToLocal(new Date(at), timeZone).date
        // Clocks change in the first hours of a day.
        for (let minute = 0; minute < 24 * 60; minute += minute < 5 * 60 ? 5 : 30) {
          const time = new Date(minute * MINUTE).toISOString().slice(11, 16)
          const found = localToInstant({ date: midnight, time, timeZone })
          if (!found.ok) continue
          if (found.instant.getTime() <= previous) outOfOrder.push(`${timeZone} ${midnight} ${time}`)
          previous = found.instant.getTime()
        }
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
