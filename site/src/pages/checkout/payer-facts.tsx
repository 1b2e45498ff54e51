import type { Profile } from '@fiacre/sdk'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { countryName } from '../../subjects/traveller/country-names.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'

/** Who books and for what address, to look over before paying. */
export function PayerFacts({ user }: { user: Profile }) {
  const t = useT()
  const { language } = useLanguage()
  const town = [user.zipCode, user.city].filter(Boolean).join(' ')
  const country = user.country && countryName(user.country, language)
  return (
    <DescriptionList
      items={[
        {
          term: t('checkout.traveller'),
          details: (
            <>
              {user.firstName} {user.lastName}
              <span className="checkout-pay__second">{user.email}</span>
            </>
          ),
        },
        {
          term: t('checkout.billingAddress'),
          details: (
            <>
              {user.address}
              <span className="checkout-pay__second">{[town, country].filter(Boolean).join(', ')}</span>
            </>
          ),
        },
      ]}
    />
  )
}
