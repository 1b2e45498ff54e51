import { FORM_ID, jumpToForm } from '../../subjects/booking-form/jump-to-form.ts'
import { useBookingFlow } from '../../subjects/booking-form/booking-flow-provider.tsx'
import { SiteBookingForm } from '../../subjects/booking-form/site-booking-form.tsx'
import type { RunwayRide } from '../../subjects/booking-form/use-start-from.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import './book-section.css'

type BookSectionProps = {
  /** The ride from a runway that was filled in last. */
  filled: RunwayRide | undefined
}

/** The booking form, between the countries above and the places below that fill it. */
export function BookSection({ filled }: BookSectionProps) {
  const t = useT()
  const isThere = useIsThere(filled)
  // Once it is said: what comes into the page above the form would move it.
  useEffect(() => {
    if (filled) jumpToForm()
  }, [filled])
  return (
    <section className="destinations-book fi-far" id={FORM_ID} tabIndex={-1} aria-labelledby="book-title">
      <div className="fi-container">
        <h2 className="fi-display" id="book-title">
          {t('destinations.bookTitle')}
        </h2>
        <output className="destinations-book__filled">
          {filled && isThere && (
            <p>
              {t('destinations.runwayFilled', { resort: filled.resort.name, airport: filled.airport.name })}
            </p>
          )}
        </output>
        <SiteBookingForm />
      </div>
    </section>
  )
}

/** Whether the form still has the ride that was filled in: what was changed needs no word any more. */
function useIsThere(filled: RunwayRide | undefined): boolean {
  const flow = useBookingFlow()
  return useStore(
    flow,
    ({ form }) => form.pickupLocation === filled?.airport.label && form.destination === filled.resort.label,
  )
}
