import { InTurn } from '../../base/browser/in-turn.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { FORM_ID } from '../../subjects/booking-form/jump-to-form.ts'
import { SiteBookingForm } from '../../subjects/booking-form/site-booking-form.tsx'
import { classNames } from '../../ui/class-names.ts'

type RideFormProps = {
  /** Whether it stands below the first screen of a laptop, and far below that of a phone. */
  isFar?: boolean
}

/** The booking form on a page of rides, which comes to life in its turn. */
export function RideForm({ isFar = false }: RideFormProps) {
  const t = useT()
  return (
    <InTurn name="book">
      <section
        className={classNames('transfer-book', isFar && 'fi-far')}
        id={FORM_ID}
        tabIndex={-1}
        aria-label={t('transfers.book')}
      >
        <div className="fi-container">
          <SiteBookingForm />
        </div>
      </section>
    </InTurn>
  )
}
