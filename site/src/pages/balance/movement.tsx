import { Link } from 'wouter'
import { bookingPath } from '../../subjects/booking/booking-path.ts'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { momentOf } from '../../subjects/account/profile/instants.ts'
import { classNames } from '../../ui/class-names.ts'
import type { BalanceEntry } from './use-balance-pages.ts'

/** One movement: what happened, when on the traveller's own clock, for which booking, and how much came or went. */
export function Movement({ entry }: { entry: BalanceEntry }) {
  const t = useT()
  const { language } = useLanguage()
  const words = useBookingWords()
  const { kind, createdAt, amountCents, bookingId, bookingNumber } = entry
  const isIn = amountCents > 0
  return (
    <li className="movement">
      <div>
        <p className="movement__kind" tabIndex={-1}>
          {t(`balance.kind.${kind}`)}
        </p>
        <p className="movement__facts fi-small fi-muted">
          <time dateTime={createdAt}>{momentOf(createdAt, language)}</time>
          {bookingId !== null && bookingNumber !== null && (
            <Link href={bookingPath(bookingId)}>{t('bookings.numbered', { number: bookingNumber })}</Link>
          )}
        </p>
      </div>
      <p className={classNames('fi-price', 'movement__amount', isIn && 'movement__amount--in')}>
        {isIn ? '+' : ''}
        {words.money(amountCents)}
      </p>
    </li>
  )
}
