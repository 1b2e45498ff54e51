import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator'
import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { brand } from '#platform/brand/brand.ts'
import type { DocumentTrip } from './document-input.ts'
import { writtenMoney } from '#platform/localisation/written-values.ts'
import { documentLanguage, type DocumentLanguage } from './document-languages.ts'
import { rideEndOnSigns, type RideEnd } from './ride-end.ts'
import { tripHire } from './trip-facts.ts'

/** The reminder rings this long before the pickup. */
const ALARM_SECONDS = 2 * 60 * 60

/** The domain part of every UID. Not our address: an event must stay the same one when that changes. */
const UID_DOMAIN = 'fiacre'

export interface CalendarInput {
  trip: DocumentTrip
  /** What the traveller pays to the driver, in EUR cents. */
  dueToCarrierCents: number
  /** Names the booking in every calendar it is put into, for good. */
  uid: string
  /** Rises with every change: a calendar keeps the highest. */
  sequence: number
  method: 'PUBLISH' | 'CANCEL'
  updatedAt: Date
  organizer: { name: string; email: string }
}

/**
 * The booking as `text/calendar` (RFC 5545): an event for the way there, another for the way back, in UTC. The same
 * input gives the same text: no clock is read.
 */
export function renderCalendar(input: CalendarInput, language: string): string {
  const wording = documentLanguage(language)
  const { trip, method } = input
  const calendar = ical({
    prodId: { company: brand.name, product: 'Transfers', language: wording.code.toUpperCase() },
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const { pickupPlace, destinationPlace } = trip
  const from = { place: trip.pickupLocation, address: trip.pickupAddress, localName: pickupPlace?.localName }
  const hire = tripHire(trip, wording)
  const to =
    hire === null
      ? { place: trip.destination, address: trip.destinationAddress, localName: destinationPlace?.localName }
      : { place: `${wording.t('trip.hourly')}: ${hire}`, address: null, isHire: true }
  calendar.createEvent(eventOf(input, wording, { leg: 'out', start: trip.pickupAt, from, to }))
  if (trip.returnAt !== null) {
    calendar.createEvent(eventOf(input, wording, { leg: 'back', start: trip.returnAt, from: to, to: from }))
  }
  return calendar.toString()
}

interface Leg {
  leg: 'out' | 'back'
  start: Date
  from: RideEnd
  to: RideEnd & { isHire?: boolean }
}

function eventOf(
  input: CalendarInput,
  wording: DocumentLanguage,
  { leg, start, from, to }: Leg,
): ICalEventData {
  const { trip, uid, sequence, method, updatedAt, organizer } = input
  const { t } = wording
  const summary = `${t('calendar.transfer')}: ${from.place} → ${to.place}`
  const test = trip.isTest ? [t('notice.test')] : []
  const facts = [
    `${t('trip.booking')} ${trip.bookingNumber}`,
    `${t('trip.from')}: ${rideEndOnSigns(from)}`,
    to.isHire ? to.place : `${t('trip.to')}: ${rideEndOnSigns(to)}`,
    `${t('trip.vehicle')}: ${trip.vehicle}`,
    ...(leg === 'out' ? onlyOnce(input, wording) : []),
  ]
  return {
    id: `${uid}-${leg}@${UID_DOMAIN}`,
    sequence,
    stamp: updatedAt,
    start,
    end: new Date(start.getTime() + Math.max(trip.durationMinutes, 1) * MS_PER_MINUTE),
    summary: [...test, summary].join(' '),
    location: rideEndOnSigns(from),
    description: [...test, ...facts, trip.link].join('\n'),
    url: trip.link,
    status: statusOf(trip.status, method),
    organizer,
    // Nobody wants to be reminded of what does not take place.
    ...(method === 'PUBLISH' && {
      alarms: [{ type: ICalAlarmType.display, triggerBefore: ALARM_SECONDS, description: summary }],
    }),
  }
}

/** What holds for the way there alone: the flight that brings the traveller, and money that is due once. */
function onlyOnce({ trip, dueToCarrierCents }: CalendarInput, wording: DocumentLanguage): string[] {
  const { t } = wording
  const isDue = dueToCarrierCents > 0 && trip.status !== 'cancelled'
  return [
    ...(trip.travelNumber === null ? [] : [`${t('trip.travelNumber')}: ${trip.travelNumber}`]),
    ...(isDue ? [`${t('voucher.payDriver')}: ${writtenMoney(dueToCarrierCents, wording)}`] : []),
  ]
}

function statusOf(status: DocumentTrip['status'], method: CalendarInput['method']): ICalEventStatus {
  if (method === 'CANCEL' || status === 'cancelled') return ICalEventStatus.CANCELLED
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
