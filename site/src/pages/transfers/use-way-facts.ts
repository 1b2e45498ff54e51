import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { borderOf } from './border.ts'
import { noonTimes } from './clock.ts'
import type { Transfer } from './transfer.ts'
import { useTransferFormat } from './use-transfer-format.ts'

/** What there is to say of a way, in order: what is not known, or not so, is left out. */
export function useWayFacts(ride: Transfer): { term: string; details: string }[] {
  const t = useT()
  const { language } = useLanguage()
  const format = useTransferFormat()
  const countries = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  const { airport, place, roads, towns, nearby, elevation, people, timeDifferenceMinutes: ahead } = ride
  const border = borderOf(airport.countryCode, place.countryCode)
  const { noon, arrival, departure } = noonTimes(ride.durationMinutes, ahead)
  const ends = { from: countries.of(airport.countryCode) ?? '', to: countries.of(place.countryCode) ?? '' }
  const facts: (readonly [term: string, details: string | false])[] = [
    ['transfers.roads', roads.length > 0 && roads.join(', ')],
    ['transfers.past', towns.length > 0 && towns.join(', ')],
    [
      'transfers.straight',
      `${format.distance(ride.straightKm)}, ${t('transfers.direction', { direction: ride.direction })}`,
    ],
    [
      'transfers.nearby',
      nearby.length > 0 &&
        nearby.map(({ name, distanceKm }) => `${name} (${format.distance(distanceKm)})`).join(', '),
    ],
    ['transfers.border', border === 'open' && t('transfers.borderOpen', ends)],
    ['transfers.border', border === 'checked' && t('transfers.borderChecked', ends)],
    [
      'transfers.clocks',
      ahead !== 0 &&
        t(ahead > 0 ? 'transfers.clocksAhead' : 'transfers.clocksBehind', {
          place: place.name,
          time: format.time(Math.abs(ahead)),
        }),
    ],
    [
      'transfers.height',
      elevation !== undefined && t('transfers.metres', { metres: format.count(elevation) }),
    ],
    ['transfers.people', people !== undefined && format.count(people)],
  ]
  return [
    ...facts.flatMap(([term, details]) => (details ? { term: t(term), details } : [])),
    { term: t('transfers.landing', { noon }), details: t('transfers.landingThere', { arrival }) },
    { term: t('transfers.flight', { noon }), details: t('transfers.flightLeave', { departure }) },
  ]
}
