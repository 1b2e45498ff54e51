import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import '../../subjects/booking/status-badges.css'
import './history.css'

const ROWS = [1, 2, 3]

/** The list of bookings while it is on the way. */
export function HistorySkeleton() {
  const t = useT()
  return (
    <div aria-busy="true">
      <output className="fi-visually-hidden">{t('dashboard.historyLoading')}</output>
      <Skeleton shape="title" />
      <div className="history">
        {ROWS.map((row) => (
          <div key={row} className="history__row">
            <div className="history__leaf">
              <Skeleton shape="control" />
            </div>
            <div className="history__trip">
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
            </div>
            <div className="history__time">
              <Skeleton />
            </div>
            <div className="status-badges">
              <Skeleton shape="short" />
              <Skeleton shape="short" />
            </div>
            <div className="history__waiting-money">
              <Skeleton shape="control" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
