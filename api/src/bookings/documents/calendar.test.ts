import ical from 'node-ical'
import { describe, expect, it } from 'vitest'
import { renderCalendar, type CalendarInput } from './calendar.ts'
import { documentSample } from './document-samples.ts'

const { trip, money } = documentSample
const input: CalendarInput = {
  trip,
  dueToCarrierCents: money.dueToCarrierCents,
  uid: 'b0f1',
  sequence: 0,
  method: 'PUBLISH',
  updatedAt: new Date('2026-11-22T10:12:00Z'),
  organizer: { name: 'Fiacre', email: 'help@fiacre.example' },
}

/** The events as a reader other than ours finds them, by their UID. */
const eventsOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT')

describe('the calendar file', () => {
  it('holds a car by the hour from its pickup for its hours', () => {
    const hire = { ...trip, returnAt: null, durationHours: 4, durationMinutes: 240, distanceKm: 120 }
    const [event, ...more] = eventsOf(renderCalendar({ ...input, trip: hire }, 'en'))
    expect(more).toEqual([])
    expect(event).toMatchObject({
      summary: 'Transfer: Kraków Airport (KRK), Balice → By the hour: 4 h, 120 km included',
      end: new Date(trip.pickupAt.getTime() + 4 * 3_600_000),
    })
    expect(event?.description).not.toContain('To: ')
  })

  it('holds an event for each way, in UTC, under a name that stays', () => {
    const [out, back, ...more] = eventsOf(renderCalendar(input, 'de'))
    expect(more).toEqual([])
    expect(out).toMatchObject({
      uid: 'b0f1-out@fiacre',
      summary: 'Transfer: Kraków Airport (KRK), Balice → Łódź, Piotrkowska 104',
      location: 'Terminal, exit A, Kraków Airport (KRK), Balice · Lotnisko Kraków',
      status: 'CONFIRMED',
      method: 'PUBLISH',
      start: trip.pickupAt,
      end: new Date('2026-12-01T16:15:00Z'),
      dtstamp: input.updatedAt,
    })
    expect(Number(out?.sequence)).toBe(0)
    expect(back).toMatchObject({
      uid: 'b0f1-back@fiacre',
      start: trip.returnAt,
      location: trip.destination,
    })
    expect(out?.description).toContain(`Buchung FI-7K2M9Q\nVon: Terminal, exit A, Kraków Airport`)
    expect(out?.description).toContain(trip.link)
    expect(out?.alarms?.map(({ trigger }) => JSON.stringify(trigger))).toHaveLength(1)
    expect(renderCalendar(input, 'de')).toContain('TRIGGER:-PT2H\r\n')
  })

  it('tells flight and money for the driver once, on the way there, and of no money that is not due', () => {
    const [out, back] = eventsOf(renderCalendar(input, 'en'))
    expect(out?.description).toContain('Flight or train: LO 3923\nTo pay to the driver: €289.45\n')
    expect(back?.description).not.toMatch(/LO 3923|To pay/)
    for (const nothingDue of [
      { ...input, dueToCarrierCents: 0 },
      { ...input, trip: { ...trip, status: 'cancelled' as const } },
    ]) {
      expect(renderCalendar(nothingDue, 'en')).not.toContain('To pay')
    }
  })

  it('keeps its name when the service gets another address', () => {
    const uids = (text: string) => text.match(/^UID:.*$/gm)
    const moved = { ...trip, link: 'http://127.0.0.1:3000/account/bookings/100042' }
    expect(uids(renderCalendar({ ...input, trip: moved }, 'en'))).toEqual(uids(renderCalendar(input, 'en')))
  })

  it('takes the place of what came before it, and takes it away when the booking is cancelled', () => {
    const moved = { ...trip, pickupAt: new Date('2026-12-01T15:00:00Z'), returnAt: null }
    const [changed] = eventsOf(renderCalendar({ ...input, trip: moved, sequence: 1 }, 'en'))
    expect(changed).toMatchObject({ uid: 'b0f1-out@fiacre', start: moved.pickupAt })
    expect(Number(changed?.sequence)).toBe(1)
    const cancelled = { ...moved, status: 'cancelled' as const }
    const gone = renderCalendar({ ...input, trip: cancelled, sequence: 2, method: 'CANCEL' }, 'en')
    expect(gone).toContain('METHOD:CANCEL\r\n')
    const [event] = eventsOf(gone)
    expect(event).toMatchObject({ uid: 'b0f1-out@fiacre', status: 'CANCELLED', method: 'CANCEL' })
    expect(Number(event?.sequence)).toBe(2)
  })

  it('is tentative until it is paid, and says when it is only a test', () => {
    const pending = { ...trip, status: 'pending' as const, isTest: true }
    const [event] = eventsOf(renderCalendar({ ...input, trip: pending }, 'en'))
    expect(event?.status).toBe('TENTATIVE')
    expect(event?.summary).toMatch(/^Test booking\. No ride will take place\./)
  })

  it('is folded at 75 octets with CRLF, escapes what was typed, and reads no clock', () => {
    const typed = 'Ωραία; θέα, δρόμος\\1\r\nEND:VEVENT\nBEGIN:VEVENT '.repeat(6)
    const text = renderCalendar({ ...input, trip: { ...trip, pickupLocation: typed, returnAt: null } }, 'el')
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    const [event] = eventsOf(text)
    expect(event?.location).toContain('Ωραία; θέα, δρόμος\\1')
    expect(renderCalendar(input, 'el')).toBe(renderCalendar({ ...input }, 'el'))
    expect(text).toContain('DTSTAMP:20261122T101200Z')
  })
})
