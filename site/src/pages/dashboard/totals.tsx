import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useBookingTotals } from './use-booking-pages.ts'
import './totals.css'

/** The traveller's bookings in four numbers (spec section 2). */
export function Totals() {
  const t = useT()
  const { money } = useBookingWords()
  const { totals, isFailed } = useBookingTotals()
  const figures = [
    { term: t('dashboard.totalBookings'), value: totals?.total },
    { term: t('dashboard.active'), value: totals?.active },
    { term: t('dashboard.completed'), value: totals?.completed },
    { term: t('dashboard.spent'), value: totals && money(totals.spentCents) },
  ]
  return (
    <section aria-label={t('dashboard.totals')} aria-busy={!totals && !isFailed}>
      <dl className="totals">
        {figures.map(({ term, value }) => (
          <div key={term} className="totals__figure">
            <dt>{term}</dt>
            <dd>{value ?? <Unknown isFailed={isFailed} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Where a number will stand, or could not be had: a dash says less than a wrong nought. */
function Unknown({ isFailed }: { isFailed: boolean }) {
  const t = useT()
  return (
    <>
      {isFailed ? <span aria-hidden="true">–</span> : <Skeleton shape="title" />}
      <VisuallyHidden>{t(isFailed ? 'dashboard.unknown' : 'dashboard.totalsLoading')}</VisuallyHidden>
    </>
  )
}
