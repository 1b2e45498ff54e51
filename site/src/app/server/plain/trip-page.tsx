import {
  CHILD_SEAT_GROUPS,
  CHILD_SEATS,
  MAX_BAGS,
  MAX_CHILD_SEATS,
  MAX_HIRE_HOURS,
  MIN_HIRE_HOURS,
  PROMO_CODE_MAX_LENGTH,
  SUGGESTED_HIRE_HOURS,
} from '@fiacre/sdk/rules'
import { promoReason } from '@fiacre/widget/quote-words'
import { useT, useTranslator } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { PlainField } from '../../../subjects/booking-form/plain-field.tsx'
import { PlainTripForm } from '../../../subjects/booking-form/plain-trip-form.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import type { PlainPageOf } from './plain-page.ts'
import { formOf, PlainProblem, usePlainHref } from './plain-parts.tsx'

const FIELDS = [
  'pickup',
  'destination',
  'hours',
  'date',
  'time',
  'returnDate',
  'returnTime',
  'passengers',
  'suitcases',
  'infantSeats',
  'promo',
]

/** Seats for children by weight group: the field of each, and its label. */
const SEATS = {
  infant: ['infantSeats', 'seatInfant'],
  child: ['childSeats', 'seatChild'],
  booster: ['boosterSeats', 'seatBooster'],
} as const

/** The form, and the prices of what it asked for. */
export function TripPage({ page }: { page: PlainPageOf<'trip'> }) {
  const { prices, firstDay, candidates } = page
  const t = useT()
  const form = formOf(page)
  const first = prices?.quotes[0]
  const bags = { form, type: 'number', min: 0, max: MAX_BAGS } as const
  const hours = (
    <PlainField
      form={form}
      name="hours"
      type="number"
      label={t('hireHours')}
      min={MIN_HIRE_HOURS}
      max={MAX_HIRE_HOURS}
      defaultValue={form.values['hours'] ?? SUGGESTED_HIRE_HOURS}
    />
  )
  return (
    <>
      <PlainProblem page={page} fields={FIELDS} />
      {prices && first && <Prices quotes={prices.quotes} />}
      <PlainTripForm form={form} firstDay={firstDay} candidates={candidates} hours={hours}>
        <div className="plain-form__pair">
          <PlainField {...bags} name="suitcases" label={t('suitcases')} />
          <PlainField {...bags} name="handLuggage" label={t('handLuggage')} hint={t('handLuggageHint')} />
        </div>
        <fieldset className="fi-field">
          <legend className="fi-field__label">{t('childSeatsTitle')}</legend>
          <div className="plain-form__pair">
            {CHILD_SEAT_GROUPS.map((group) => {
              const [name, label] = SEATS[group]
              const { fromKg, toKg } = CHILD_SEATS[group]
              const words = t(label, { from: fromKg, max: toKg })
              return <PlainField key={name} {...bags} max={MAX_CHILD_SEATS} name={name} label={words} />
            })}
          </div>
        </fieldset>
        <Checkbox
          label={`${t('meetAndGreet')}: ${t('meetAndGreetHint')}`}
          name="meetAndGreet"
          value="1"
          defaultChecked={Boolean(form.values['meetAndGreet'])}
        />
        <PlainField
          form={form}
          name="promo"
          label={t('plain.promoCode')}
          maxLength={PROMO_CODE_MAX_LENGTH}
          autoComplete="off"
        />
      </PlainTripForm>
    </>
  )
}

function Prices({ quotes }: { quotes: NonNullable<PlainPageOf<'trip'>['prices']>['quotes'] }) {
  const t = useT()
  const words = useBookingWords()
  const href = usePlainHref()
  const text = useTranslator()
  const [first] = quotes
  if (!first) return null
  const reasons = quotes.map(({ promo }) => promoReason(promo, text))
  const [reason] = reasons
  const isForAll = reasons.every((one) => one === reason)
  return (
    <section className="fi-stack" aria-labelledby="plain-prices">
      <h2 className="fi-heading" id="plain-prices">
        {t('priceQuote')}
      </h2>
      <p>
        {first.durationHours
          ? `${first.pickupPlace.label}, ${words.aim(first)}`
          : `${first.pickupPlace.label} – ${first.destinationPlace.label}, ${words.far(first)}, ${words.drive(first)}`}
      </p>
      {isForAll && reason !== undefined && <p>{reason}</p>}
      <ul className="plain-classes">
        {quotes.map(({ quoteId, vehicleType, totalPriceCents, promo }, at) => (
          <Card as="li" key={quoteId} className="plain-class">
            <img src={vehicleType.imageUrl} alt="" width="120" height="60" />
            <div>
              <p className="fi-strong">{vehicleType.name}</p>
              <p className="fi-small fi-muted">{words.vehicleDescription(vehicleType)}</p>
              {promo?.applied && (
                <p className="fi-small">
                  {promo.code}: −{words.money(promo.discountCents ?? 0)}
                </p>
              )}
              {!isForAll && reasons[at] !== undefined && <p className="fi-small">{reasons[at]}</p>}
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
