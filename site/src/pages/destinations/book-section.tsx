import { FORM_ID } from '../../subjects/booking-form/jump-to-form.ts'
import { SiteBookingForm } from '../../subjects/booking-form/site-booking-form.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import './book-section.css'

/** The booking form, between the countries above and the places below that fill it. */
export function BookSection() {
  const t = useT()
  return (
    <section className="destinations-book" id={FORM_ID} tabIndex={-1} aria-labelledby="book-title">
      <div className="fi-container">
        <h2 className="fi-display" id="book-title">
          {t('destinations.bookTitle')}
        </h2>
        <SiteBookingForm />
      </div>
    </section>
  )
}
