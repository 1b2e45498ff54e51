import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'

type BookingDocumentsProps = { id: number; hasReceipt: boolean }

/** The papers of a booking, as the traveller gets them. */
export function BookingDocuments({ id, hasReceipt }: BookingDocumentsProps) {
  const t = useT()
  const at = (file: string) => `/api/admin/bookings/${id}/${file}`
  return (
    <div className="fi-cluster">
      {hasReceipt && (
        <ButtonLink size="sm" variant="secondary" icon="card" href={at('receipt.pdf')} download>
          {t('record.receipt')}
        </ButtonLink>
      )}
      <ButtonLink size="sm" variant="secondary" icon="car" href={at('voucher.pdf')} download>
        {t('record.voucher')}
      </ButtonLink>
      <ButtonLink size="sm" variant="secondary" icon="calendar" href={at('calendar.ics')} download>
        {t('record.calendar')}
      </ButtonLink>
    </div>
  )
}
