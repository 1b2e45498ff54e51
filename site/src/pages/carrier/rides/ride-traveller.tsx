import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import type { CarrierRide } from './ride-reads.ts'

/** Who is driven, and what the driver needs to know. */
export function RideTraveller({ traveller }: { traveller: NonNullable<CarrierRide['traveller']> }) {
  const t = useT()
  const { money } = useBookingWords()
  const { name, phone, travelNumber, pickupAddress, destinationAddress, notes, collectCents } = traveller
  const said: [string, string | null][] = [
    [t('carrier.rides.travelNumber'), travelNumber],
    [t('carrier.rides.pickupAddress'), pickupAddress],
    [t('carrier.rides.destinationAddress'), destinationAddress],
    [t('carrier.rides.notes'), notes],
    [t('carrier.rides.collect'), collectCents > 0 ? money(collectCents) : null],
  ]
  return (
    <DescriptionList
      items={[
        {
          term: t('carrier.rides.traveller'),
          details: (
            <>
              {name} {phone && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>}
            </>
          ),
        },
        ...said.flatMap(([term, details]) => (details ? [{ term, details }] : [])),
      ]}
    />
  )
}
