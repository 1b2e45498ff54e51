import type { ReactNode } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import type { PartnerRecord } from './partner-reads.ts'

type Registration = NonNullable<PartnerRecord['registration']>

/** Who a partner says it is, and what is due of it. */
export function PartnerRegistration({ registration }: { registration: Registration }) {
  const t = useT()
  const { details, vatTruth, agreementVersion, ownerEmail, due } = registration
  return (
    <>
      {due.length > 0 && (
        <Banner tone="info" title={t('partners.due')}>
          <ul>
            {due.map(({ code, field }) => (
              <li key={`${code} ${field}`}>
                {code === 'agreement'
                  ? t('partners.due.agreement')
                  : t('partners.due.field', { field: t(`partners.field.${field}`) })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <DescriptionList
        items={[
          {
            term: t('partners.business'),
            details: joined([t(`partners.business.${details.kind}`), details.companyType]),
          },
          {
            term: t('partners.field.address'),
            details: joined([details.address, details.zipCode, details.city, details.countryCode]),
          },
          { term: t('partners.field.registerNumber'), details: details.registerNumber ?? '–' },
          {
            term: t('partners.field.vatNumber'),
            details: details.vatNumber ? `${details.vatNumber} (${t(`partners.vat.${vatTruth}`)})` : '–',
          },
          {
            term: t('partners.field.contactName'),
            details: joined([details.contactName, details.phone, details.email]),
          },
          { term: t('partners.field.sites'), details: <Sites sites={details.sites} /> },
          {
            term: t('partners.field.traffic'),
            details: joined(details.traffic.map((each) => t(`partners.traffic.${each}`))),
          },
          { term: t('partners.owner'), details: ownerEmail ?? '–' },
          {
            term: t('partners.agreement'),
            details: agreementVersion === null ? '–' : t('partners.version', { version: agreementVersion }),
          },
        ]}
      />
    </>
  )
}

/** As text: an address that a stranger gave is no link of ours. */
function Sites({ sites }: { sites: readonly string[] }): ReactNode {
  if (sites.length === 0) return '–'
  return sites.map((site) => <code key={site}>{site} </code>)
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || '–'
