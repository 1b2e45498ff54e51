import type { Profile } from '@fiacre/sdk'
import { missingBillingFields } from '@fiacre/sdk/rules'
import type { ReactNode } from 'react'
import { plainDay } from '../../../base/i18n/local-times.ts'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { countryName } from '../../traveller/country-names.ts'
import { PROFILE_FIELDS, type ProfileField } from '../../traveller/profile-values.ts'
import './profile.css'

type ProfileViewProps = {
  profile: Profile
  /** Opens the form with the focus on a field. */
  onEdit: (from: ProfileField) => void
}

/** The profile to read. What a payment will need and is not there yet is pointed out. */
export function ProfileView({ profile, onEdit }: ProfileViewProps) {
  const t = useT()
  const { language } = useLanguage()
  const lacking = missingBillingFields(profile)
  // In the form's order: the button leads to the first of them from above.
  const missing = PROFILE_FIELDS.flatMap((field) => lacking.filter((one) => one === field))
  const given = (text: string | null) => text || <span className="fi-muted">{t('profile.notGiven')}</span>
  const needed = (text: ReactNode) => text || <Badge tone="warning">{t('profile.missing')}</Badge>
  const {
    firstName,
    lastName,
    email,
    emailConfirmed,
    countryCode,
    phoneNumber,
    dateOfBirth,
    country,
    createdAt,
  } = profile

  return (
    <div className="fi-stack">
      {missing[0] && (
        <Banner
          tone="warning"
          title={t('addBillingInformation')}
          action={
            <Button variant="secondary" size="sm" onClick={() => onEdit(missing[0] ?? 'address')}>
              {t('profile.addBilling')}
            </Button>
          }
        >
          {t('profile.missingBilling', {
            fields: new Intl.ListFormat(language).format(
              missing.map((field) => t(`profile.missingBilling.${field}`)),
            ),
          })}
        </Banner>
      )}
      <Card className="profile">
        <section className="profile__section" aria-labelledby="profile-personal">
          <div className="profile__head">
            <h2 className="fi-subheading" id="profile-personal">
              {t('profile.personal')}
            </h2>
            <Button data-edit variant="secondary" size="sm" icon="edit" onClick={() => onEdit('firstName')}>
              {t('profile.edit')}
            </Button>
          </div>
          <DescriptionList
            layout="stacked"
            items={[
              { term: t('profile.firstName'), details: firstName },
              { term: t('profile.lastName'), details: lastName },
              {
                term: t('profile.email'),
                details: (
                  <span className="profile__email">
                    <span>{email}</span>
                    <Badge tone={emailConfirmed ? 'positive' : 'warning'}>
                      {t(emailConfirmed ? 'profile.emailConfirmed' : 'profile.emailUnconfirmed')}
                    </Badge>
                  </span>
                ),
              },
              {
                term: t('profile.phone'),
                details: given(phoneNumber && [countryCode, phoneNumber].filter(Boolean).join(' ')),
              },
              {
                term: t('profile.dateOfBirth'),
                details: given(dateOfBirth && plainDay(dateOfBirth, language)),
              },
              { term: t('profile.memberSince'), details: plainDay(createdAt.slice(0, 10), language) },
            ]}
          />
        </section>
        <section className="profile__section" aria-labelledby="profile-billing">
          <h2 className="fi-subheading" id="profile-billing">
            {t('profile.billing')}
          </h2>
          <DescriptionList
            layout="stacked"
            items={[
              { term: t('profile.address'), details: needed(profile.address) },
              { term: t('profile.zipCode'), details: needed(profile.zipCode) },
              { term: t('profile.city'), details: needed(profile.city) },
              { term: t('profile.country'), details: needed(country && countryName(country, language)) },
              ...(['company', 'vatNumber'] as const).flatMap((field) =>
                profile[field] ? [{ term: t(`profile.${field}`), details: profile[field] }] : [],
              ),
            ]}
          />
        </section>
      </Card>
    </div>
  )
}
