import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { PlainTripForm } from '../../../subjects/booking-form/plain-trip-form.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import type { PlainPageOf } from './plain-page.ts'
import { formOf, PlainProblem, usePlainHref } from './plain-parts.tsx'

const FIELDS = ['pickup', 'destination', 'date', 'time', 'returnDate', 'returnTime', 'passengers']

/** The form, and the prices of what it asked for. */
export function TripPage({ page }: { page: PlainPageOf<'trip'> }) {
  const { prices, firstDay, candidates } = page
  const first = prices?.quotes[0]
  return (
    <>
      <PlainProblem page={page} fields={FIELDS} />
      {prices && first && <Prices quotes={prices.quotes} />}
      <PlainTripForm form={formOf(page)} firstDay={firstDay} candidates={candidates} />
    </>
  )
}

function Prices({ quotes }: { quotes: NonNullable<PlainPageOf<'trip'>['prices']>['quotes'] }) {
  const t = useT()
  const words = useBookingWords()
  const href = usePlainHref()
  const [first] = quotes
  if (!first) return null
  return (
    <section className="fi-stack" aria-labelledby="plain-prices">
      <h2 className="fi-heading" id="plain-prices">
        {t('priceQuote')}
      </h2>
      <p>
        {first.pickupPlace.label} – {first.destinationPlace.label}, {words.far(first)}, {words.drive(first)}
      </p>
      <ul className="plain-classes">
        {quotes.map(({ quoteId, vehicleType, totalPriceCents }) => (
          <Card as="li" key={quoteId} className="plain-class">
            <img src={vehicleType.imageUrl} alt="" width="120" height="60" />
            <div>
              <p className="fi-strong">{vehicleType.name}</p>
              <p className="fi-small fi-muted">{words.vehicleDescription(vehicleType)}</p>
            </div>
            <p className="fi-price">{words.money(totalPriceCents)}</p>
            <ButtonLink href={href('/book/details', { quote: quoteId })} variant="secondary">
              {t('chooseVehicle', { vehicle: vehicleType.name })}
            </ButtonLink>
          </Card>
        ))}
      </ul>
      {first.estimated && <p className="fi-small fi-muted">{t('estimated')}</p>}
    </section>
  )
}
