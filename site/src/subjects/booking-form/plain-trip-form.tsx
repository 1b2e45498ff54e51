import type { Place } from '@fiacre/sdk'
import type { ReactNode } from 'react'
import { ATTRIBUTION_NAMES, MAX_PASSENGERS, pageAddress, PLACE_TEXT_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field-error.tsx'
import { PlainField, PlainSelect, type PlainValues } from './plain-field.tsx'

type PlainTripFormProps = {
  form: PlainValues
  /** The first day that can be asked for, YYYY-MM-DD; none on a page that is the same for everybody. */
  firstDay?: string
  /** What a text could mean, for its reader to choose of. */
  candidates?: { readonly field: 'pickup' | 'destination'; readonly places: readonly Place[] } | undefined
  /** How many hours a car by the hour is wanted for, where that can be asked. */
  hours?: ReactNode
  /** What else changes the price. */
  children?: ReactNode
}

/** What goes along unseen: the campaign, the partner whose link led here, and the price that is changed. */
const BROUGHT = [...ATTRIBUTION_NAMES, 'partner', 'earlier'] as const

const TRIPS = { 'one-way': 'oneWay', return: 'roundTrip', hourly: 'hourly' } as const
const TRIP_NAMES = ['one-way', 'return', 'hourly'] as const

/** The booking form where no script runs: it leads to the page that has the prices. */
export function PlainTripForm({ form, firstDay, candidates, hours, children }: PlainTripFormProps) {
  const t = useT()
  const { language } = useLanguage()
  const day = { type: 'date', form, ...(firstDay && { min: firstDay }) } as const
  return (
    <form
      method="get"
      action={pageAddress('/book', language)}
      className="plain-form fi-card fi-card--lifted"
      aria-label={t('bookingForm')}
    >
      <fieldset className="fi-field">
        <legend className="fi-visually-hidden">{t('tripType')}</legend>
        <div className="fi-cluster">
          {TRIP_NAMES.map((trip) => (
            <label className="fi-radio" key={trip}>
              <input
                type="radio"
                className="fi-radio__input"
                name="trip"
                value={trip}
                defaultChecked={(form.values['trip'] ?? 'one-way') === trip}
              />
              <span>{t(TRIPS[trip])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="plain-form__pair">
        <PlainPlace name="pickup" label={t('pickupLocation')} required {...{ form, candidates }} />
        <PlainPlace name="destination" label={t('destination')} {...{ form, candidates }} />
        {hours && <div className="plain-form__hours">{hours}</div>}
      </div>
      <div className="plain-form__pair">
        <PlainField {...day} name="date" label={t('pickupDate')} required />
        <PlainField form={form} name="time" type="time" label={t('pickupTime')} required />
      </div>
      <div className="plain-form__pair plain-form__return">
        <PlainField {...day} name="returnDate" label={t('returnDate')} />
        <PlainField form={form} name="returnTime" type="time" label={t('returnTime')} />
      </div>
      <p className="fi-small fi-muted">{t('localTimes')}</p>
      <div className="plain-form__pair">
        <PlainField
          form={form}
          name="passengers"
          type="number"
          label={t('passengers')}
          min={1}
          max={MAX_PASSENGERS}
          defaultValue={form.values['passengers'] ?? '1'}
          required
        />
        <PlainSelect
          form={form}
          name="level"
          label={t('accessLevel')}
          options={[
            { value: 'saver', label: t('levelSaver') },
            { value: 'flexible', label: t('levelFlexible') },
          ]}
        />
      </div>
      {children}
      {BROUGHT.map(
        (name) =>
          form.values[name] && <input key={name} type="hidden" name={name} value={form.values[name]} />,
      )}
      <Button type="submit" size="lg" wide>
        {t('calculatePrice')}
      </Button>
    </form>
  )
}

type PlainPlaceProps = Pick<PlainTripFormProps, 'form' | 'candidates'> & {
  name: 'pickup' | 'destination'
  label: string
  /** A car by the hour has no destination, and what does not show cannot be asked for. */
  required?: boolean
}

/** A place in words, which the service reads; where they mean several, these to choose of. */
function PlainPlace({ form, name, label, candidates, required }: PlainPlaceProps) {
  const t = useT()
  const meant = candidates?.field === name ? candidates.places : undefined
  const typed = form.values[name] ?? ''
  // Said below the places that are to be chosen of.
  const shown = meant ? { ...form, errors: {} } : form
  return (
    <div className={`plain-form__part plain-form__${name}`}>
      <PlainField
        form={shown}
        name={name}
        label={label}
        placeholder={t('placePlaceholder')}
        maxLength={PLACE_TEXT_MAX_LENGTH}
        autoComplete="off"
        required={required}
      />
      {meant && (
        <fieldset className="fi-field">
          <legend className="fi-field__label">{t('placeQuestion')}</legend>
          <input type="hidden" name={`${name}Was`} value={typed} />
          <div className="fi-radio-group">
            {meant.map((place, at) => (
              <label className="fi-radio" key={place.id}>
                <input
                  type="radio"
                  className="fi-radio__input"
                  name={`${name}Place`}
                  value={`${place.lat},${place.lon} ${place.label}`}
                  defaultChecked={at === 0}
                />
                <span>{place.label}</span>
              </label>
            ))}
          </div>
          <FieldError>{form.errors[name]}</FieldError>
        </fieldset>
      )}
      {!meant && form.values[`${name}Place`] && (
        <>
          <input type="hidden" name={`${name}Was`} value={typed} />
          <input type="hidden" name={`${name}Place`} value={form.values[`${name}Place`]} />
        </>
      )}
    </div>
  )
}
