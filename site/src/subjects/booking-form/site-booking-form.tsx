import { BookingForm, type BookingFormProps } from '@fiacre/widget'
import { en, type BookingMessages } from '@fiacre/widget/locales'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import { RatesNote } from '../../base/preferences/rates-note.tsx'
import { usePriceDisplay } from '../../base/preferences/use-price-display.ts'
import { Announcement } from './announcement.tsx'
import { BeforeBooking } from './before-booking.tsx'
import { useBookingFlow } from './booking-flow-provider.tsx'
import { useAskInSight } from './use-ask-in-sight.ts'
import { useBookLabel } from './use-book-label.ts'
import { WithoutScript } from './without-script.tsx'
import './site-booking-form.css'

type SiteBookingFormProps = Pick<BookingFormProps, 'frame' | 'showSpecialRequests'>

/** The booking form in the page's language and the traveller's currency and unit, on the visit's one flow. */
export function SiteBookingForm(props: SiteBookingFormProps) {
  const flow = useBookingFlow()
  const { language, messages } = useStore(useTexts().store)
  const { currency, unit, rates } = usePriceDisplay()
  const { booking } = useClientSettings()
  const bookLabel = useBookLabel()
  const box = useAskInSight()
  useEffect(() => flow.setSettings(booking), [flow, booking])
  // The page's catalogue has the form's in it; over the English one the compiler knows so too.
  const texts = useMemo<BookingMessages>(() => ({ ...en, ...messages }), [messages])
  return (
    <div className="site-booking-form" ref={box}>
      <WithoutScript flow={flow} />
      <BookingForm
        showSpecialRequests={booking.specialRequests}
        {...props}
        flow={flow}
        locale={language}
        messages={texts}
        currency={currency}
        units={unit}
        rates={rates}
        beforeBooking={<BeforeBooking />}
        bookLabel={bookLabel}
      />
      <RatesNote />
      <Announcement />
    </div>
  )
}
