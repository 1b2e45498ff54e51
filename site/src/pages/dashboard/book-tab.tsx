import type { Profile } from '@fiacre/sdk'
import { SiteBookingForm } from '../../subjects/booking-form/site-booking-form.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { UnpaidBanner } from './unpaid-banner.tsx'

type BookTabProps = {
  user: Profile
  /** A saved quote was brought back. */
  isRestored: boolean
  onHistory: () => void
}

/** The booking form, and above it what waits for the traveller. */
export function BookTab({ user, isRestored, onHistory }: BookTabProps) {
  const t = useT()
  return (
    <section className="fi-stack" aria-labelledby="book-title">
      <h2 className="fi-heading" id="book-title">
        {t('dashboard.bookTitle')}
      </h2>
      {isRestored && (
        <Banner tone="success" title={t('dashboard.welcomeBack', { name: user.firstName })}>
          {t('dashboard.welcomeBackText')}
        </Banner>
      )}
      <UnpaidBanner onHistory={onHistory} />
      <SiteBookingForm />
    </section>
  )
}
