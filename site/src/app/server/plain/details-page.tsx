import {
  NAME_BOARD_MAX_LENGTH,
  PROFILE_UPDATE_ADDRESS_MAX_LENGTH,
  PROFILE_UPDATE_CITY_MAX_LENGTH,
  PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH,
  SPECIAL_REQUESTS_MAX_LENGTH,
  TRAVEL_NUMBER_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../../base/settings/client-settings.ts'
import {
  PlainField,
  PlainSelect,
  PlainText,
  type PlainValues,
} from '../../../subjects/booking-form/plain-field.tsx'
import { askedFields } from '../../../subjects/traveller/asked-fields.ts'
import { ConsentLine } from '../../../subjects/traveller/consent-line.tsx'
import { countryNames } from '../../../subjects/traveller/country-names.ts'
import type { ProfileField } from '../../../subjects/traveller/profile-values.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { PlainPageOf } from './plain-page.ts'
import { formOf, PlainProblem, usePlainHref } from './plain-parts.tsx'
import { RideCard } from './plain-ride.tsx'
import { PlainWays } from './plain-ways.tsx'

/** What a booking needs of a traveller, in the order of the form: label, how browsers fill it, the most it takes. */
const BILLING = {
  firstName: ['profile.firstName', 'given-name', undefined],
  lastName: ['profile.lastName', 'family-name', undefined],
  address: ['profile.address', 'address-line1', PROFILE_UPDATE_ADDRESS_MAX_LENGTH],
  zipCode: ['profile.zipCode', 'postal-code', PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH],
  city: ['profile.city', 'address-level2', PROFILE_UPDATE_CITY_MAX_LENGTH],
  country: ['profile.country', 'country', undefined],
} as const

type BillingField = keyof typeof BILLING

const isBilling = (field: ProfileField): field is BillingField => field in BILLING

/** The ride, and what is asked for with it: what the profile lacks, the flight, wishes, how it is paid. */
export function DetailsPage({ page }: { page: PlainPageOf<'details'> }) {
  const t = useT()
  const { booking } = useClientSettings()
  const href = usePlainHref()
  const { ride, profile, payable, key } = page
  const asked = askedFields(profile).filter(isBilling)
  // A price that has run out is followed by the one that holds.
  const form = formOf(page)
  return (
    <>
      <PlainProblem
        page={page}
        fields={[...asked, 'travelNumber', 'nameBoard', 'specialRequests', 'costReference']}
      />
      <RideCard ride={ride} />
      <form method="post" action={href('/book/details')} className="plain-form fi-card fi-card--lifted">
        <input type="hidden" name="quote" value={ride.quote.quoteId} />
        <input type="hidden" name="key" value={key} />
        <p>
          {profile.firstName} {profile.lastName}, {profile.email}
          {profile.phoneNumber && `, ${profile.countryCode ?? ''} ${profile.phoneNumber}`}
        </p>
        {asked.map((field) => (
          <Billing key={field} field={field} form={form} />
        ))}
        <PlainField
          form={form}
          name="travelNumber"
          label={t('travelNumber')}
          hint={t('travelNumberHint')}
          maxLength={TRAVEL_NUMBER_MAX_LENGTH}
        />
        {ride.asked['meetAndGreet'] && (
          <PlainField
            form={form}
            name="nameBoard"
            label={t('nameBoard')}
            hint={t('nameBoardHint')}
            maxLength={NAME_BOARD_MAX_LENGTH}
            autoComplete="off"
          />
        )}
        {booking.specialRequests && (
          <PlainText
            form={form}
            name="specialRequests"
            label={t('specialRequests')}
            hint={t('specialRequestsHint')}
            maxLength={SPECIAL_REQUESTS_MAX_LENGTH}
            rows={3}
          />
        )}
        <PlainWays form={form} payment={payable} pickup={ride.quote} />
        <ConsentLine to="book" />
        <Button type="submit" size="lg" wide>
          {t('bookNow')}
        </Button>
      </form>
    </>
  )
}

function Billing({ field, form }: { field: BillingField; form: PlainValues }) {
  const t = useT()
  const { language } = useLanguage()
  const [label, autoComplete, maxLength] = BILLING[field]
  const props = { form, name: field, label: t(label), autoComplete, required: true }
  if (field !== 'country') return <PlainField {...props} maxLength={maxLength} />
  const countries = countryNames(language).map(({ code, name }) => ({ value: code, label: name }))
  return <PlainSelect {...props} options={[{ value: '', label: t('profile.chooseCountry') }, ...countries]} />
}
