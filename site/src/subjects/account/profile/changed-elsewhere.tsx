import type { Profile } from '@fiacre/sdk'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { plainDay } from '../../../base/i18n/local-times.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { countryName } from '../../traveller/country-names.ts'
import { PROFILE_FIELDS, profileValues, type ProfileField } from '../../traveller/profile-values.ts'

const LABELS = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  email: 'profile.email',
  countryCode: 'profile.countryCode',
  phoneNumber: 'profile.phone',
  dateOfBirth: 'profile.dateOfBirth',
  address: 'profile.address',
  zipCode: 'profile.zipCode',
  city: 'profile.city',
  country: 'profile.country',
  company: 'profile.company',
  vatNumber: 'profile.vatNumber',
} as const satisfies Record<ProfileField, string>

type ChangedElsewhereProps = { shown: Profile; present: Profile }

/** Somebody else, or another window, has saved the profile since it was shown: what is different now, and what becomes of it. */
export function ChangedElsewhere({ shown, present }: ChangedElsewhereProps) {
  const t = useT()
  const { language } = useLanguage()
  const [before, now] = [profileValues(shown), profileValues(present)]
  const say = (field: ProfileField) => {
    if (!now[field]) return t('profile.notGiven')
    if (field === 'country') return countryName(now.country, language)
    return field === 'dateOfBirth' ? plainDay(now.dateOfBirth, language) : now[field]
  }
  const changed = PROFILE_FIELDS.filter((field) => before[field] !== now[field])
  return (
    <Banner tone="warning" live title={t('profile.changedElsewhereTitle')}>
      <p>{t('profile.changedElsewhere')}</p>
      {changed.length > 0 && (
        <DescriptionList
          layout="stacked"
          items={changed.map((field) => ({ term: t(LABELS[field]), details: say(field) }))}
        />
      )}
    </Banner>
  )
}
