import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { travelAccountQuery } from '../../base/api/queries.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import type { Partner } from './partner-reads.ts'

/** What somebody sees who only travels on the invoice of a company. */
export function TravelsPart({ partner }: { partner: Partner }) {
  const t = useT()
  const { money } = useBookingWords()
  const { data } = useQuery(travelAccountQuery(useClient()))
  const company = partner.details.legalName ?? ''
  const travels = data?.company
  return (
    <>
      <PageHeader
        title={t('partner.travels', { company })}
        eyebrow={t('partner.title')}
        lead={t('partner.travelsText')}
      />
      {travels?.blockedBy && <p>{t('payments.invoiceClosed', { company })}</p>}
      {travels && travels.leftCents !== null && (
        <p>{t('payments.onInvoiceLeft', { amount: money(travels.leftCents) })}</p>
      )}
      <div className="fi-cluster">
        <Link href="/" asChild>
          <ButtonLink iconAfter="arrow-right">{t('partner.toBook')}</ButtonLink>
        </Link>
      </div>
    </>
  )
}
