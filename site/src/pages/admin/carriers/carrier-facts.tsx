import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { CARRIER_TONES, type CarrierRecord } from './carrier-reads.ts'
import { useMoments } from '../use-moments.ts'
import { useDueWords } from './use-due-words.ts'

/** Who a carrier is, how it stands, and what is due of it. */
export function CarrierFacts({ record: { carrier, ownerEmail } }: { record: CarrierRecord }) {
  const t = useT()
  const dueWords = useDueWords(carrier)
  const moment = useMoments()
  const { details, state, stateReason, vatTruth, agreementVersion } = carrier
  const address = [details.address, details.zipCode, details.city, details.countryCode]
  const register = [details.registerName, details.registerNumber]
  const account = [details.iban, details.accountHolder]
  const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || '–'
  return (
    <>
      <p>
        <Badge tone={CARRIER_TONES[state]}>{t(`carriers.state.${state}`)}</Badge> {stateReason}{' '}
        {carrier.endsAt && t('carriers.endsOn', { when: moment(carrier.endsAt) })}
      </p>
      {carrier.due.length > 0 && (
        <Banner tone="info" title={t('carriers.due')}>
          <ul>
            {carrier.due.map((due, at) => (
              <li key={at}>{dueWords(due)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: t('carriers.kind'), details: t(`carriers.kind.${details.kind}`) },
          { term: t('carriers.address'), details: joined(address) },
          { term: t('carriers.register'), details: joined(register) },
          { term: t('carriers.taxNumber'), details: details.taxNumber ?? '–' },
          {
            term: t('carriers.vatNumber'),
            details: details.vatNumber ? `${details.vatNumber} (${t(`carriers.vat.${vatTruth}`)})` : '–',
          },
          {
            term: t('carriers.contact'),
            details: joined([details.contactName, details.phone, details.email]),
          },
          { term: t('carriers.account'), details: joined(account) },
          { term: t('carriers.owner'), details: ownerEmail ?? '–' },
          {
            term: t('carriers.agreement'),
            details: agreementVersion === null ? '–' : t('carriers.version', { version: agreementVersion }),
          },
          {
            term: t('carriers.areas'),
            details:
              details.areas
                .map(({ label, countryCode, radiusKm, kind }) =>
                  kind === 'region' ? `${label} (${radiusKm} km)` : (label ?? countryCode),
                )
                .join(', ') || '–',
          },
        ]}
      />
    </>
  )
}
