import type { Booking } from '@fiacre/sdk'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-shapes.tsx'
import { isOnInvoice } from './refund-place.ts'
import './document-links.css'

const EXTENSIONS = { receipt: 'pdf', voucher: 'pdf', calendar: 'ics' } as const

type Paper = { readonly kind: 'receipt' | 'voucher' | 'calendar'; readonly icon: IconName }

/** What there is to take along: the receipt once something was paid, the voucher of a trip that is certain, the calendar entry. */
function papersOf(booking: Booking): readonly Paper[] {
  const { status, paidCents, refundedCents } = booking
  const papers: Paper[] = [{ kind: 'calendar', icon: 'calendar' }]
  if (status !== 'cancelled' && status !== 'pending') papers.unshift({ kind: 'voucher', icon: 'car' })
  if ((paidCents > 0 || refundedCents > 0) && !isOnInvoice(booking))
    papers.unshift({ kind: 'receipt', icon: 'card' })
  return papers
}

const isCertain = ({ status }: Booking) => status === 'confirmed' || status === 'in-progress'

/**
 * The papers of a booking, each a file of the service's, and the voucher as a page that the phone keeps.
 * @param isPlain whether no script runs: then files alone
 */
export function DocumentLinks({ booking, isPlain = false }: { booking: Booking; isPlain?: boolean }) {
  const t = useT()
  return (
    <ul className="document-links">
      {papersOf(booking).map(({ kind, icon }) => (
        <li key={kind}>
          <a
            href={`/api/bookings/${booking.id}/${kind}.${EXTENSIONS[kind]}`}
            download
            className="document-links__link"
          >
            <Icon name={icon} />
            <span>
              {t(`bookings.${kind}`)} <span className="fi-muted">{t(`bookings.${kind}File`)}</span>
            </span>
          </a>
        </li>
      ))}
      {isCertain(booking) && !isPlain && (
        <li>
          {/* A page of its own, with a worker of its own: it is loaded, not drawn into this one. */}
          <a href={`/voucher/?booking=${booking.id}`} className="document-links__link">
            <Icon name="phone" />
            <span>
              {t('bookings.voucherPhone')} <span className="fi-muted">{t('bookings.voucherPhoneFile')}</span>
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}
