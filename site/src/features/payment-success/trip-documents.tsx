import { useT } from '../../i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** The papers of a paid booking. Plain links, so that the browser keeps the files under their own names. */
export function TripDocuments({ bookingId }: { bookingId: number }) {
  const t = useT()
  const folder = `/api/bookings/${bookingId}`
  const files = [
    { href: `${folder}/receipt.pdf`, icon: 'card', text: t('paymentSuccess.receipt') },
    { href: `${folder}/voucher.pdf`, icon: 'luggage', text: t('paymentSuccess.voucher') },
    { href: `${folder}/calendar.ics`, icon: 'calendar', text: t('paymentSuccess.calendar') },
  ] as const
  return (
    <section className="fi-stack booked__documents" aria-labelledby="booked-documents">
      <h2 className="fi-heading" id="booked-documents">
        {t('paymentSuccess.documents')}
      </h2>
      <ul className="booked__files">
        {files.map(({ href, icon, text }) => (
          <li key={href}>
            <ButtonLink href={href} download variant="secondary" size="sm" icon={icon}>
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
