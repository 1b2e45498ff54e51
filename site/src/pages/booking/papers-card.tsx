import type { Booking } from '@fiacre/sdk'
import { DocumentLinks } from '../../subjects/booking/document-links.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Card } from '../../ui/card/card.tsx'

/** What to take along. */
export function PapersCard({ booking }: { booking: Booking }) {
  const t = useT()
  return (
    <Card as="section" className="booking-papers fi-stack fi-stack--tight" aria-labelledby="booking-papers">
      <h2 className="fi-subheading" id="booking-papers">
        {t('booking.papers')}
      </h2>
      <DocumentLinks booking={booking} />
    </Card>
  )
}
