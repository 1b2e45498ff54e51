import { useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { keepForOffline } from '../../base/browser/keep-for-offline.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { forgetVoucher, keptVouchers, type KeptVoucher } from '../../base/storage/kept-vouchers.ts'
import { bookingParameter } from '../../subjects/booking/booking-parameter.ts'
import { bookingPath } from '../../subjects/booking/booking-path.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { useFreshVoucher } from './use-fresh-voucher.ts'
import { VoucherView } from './voucher-view.tsx'
import './voucher.css'

/**
 * `/voucher/?booking=id`: what a traveller shows and needs at the meeting point. Opened with a network it is kept in this browser, and
 * from then on it opens without one; without a booking it shows all that are kept.
 */
export function VoucherPage() {
  const bookingId = bookingParameter(useSearch())
  useEffect(() => keepForOffline('/voucher/'), [])
  return (
    <div className="voucher-page">
      <div className="voucher-bar">
        <Link href={bookingId === null ? '/dashboard' : bookingPath(bookingId)}>
          <Logo name="Fiacre" />
        </Link>
      </div>
      {bookingId === null ? <All /> : <OfBooking key={bookingId} bookingId={bookingId} />}
    </div>
  )
}

function All() {
  const [vouchers, setVouchers] = useState(() => keptVouchers(new Date()))
  if (vouchers.length === 0) return <None />
  return vouchers.map((voucher) => (
    <Kept
      key={voucher.booking.id}
      voucher={voucher}
      note="voucher.asOf"
      onForgotten={() => setVouchers(keptVouchers(new Date()))}
    />
  ))
}

function OfBooking({ bookingId }: { bookingId: number }) {
  const t = useT()
  const { voucher, state } = useFreshVoucher(bookingId)
  const [isForgotten, setForgotten] = useState(false)
  if (isForgotten) return <Forgotten />
  if (voucher) return <Kept voucher={voucher} note={NOTES[state]} onForgotten={() => setForgotten(true)} />
  return state === 'reading' ? <Spinner size="lg" label={t('bookings.loading')} /> : <None />
}

const NOTES = {
  reading: 'voucher.asOf',
  kept: 'voucher.kept',
  'not-kept': 'voucher.notKept',
  failed: 'voucher.asOf',
} as const

type KeptProps = { voucher: KeptVoucher; note: (typeof NOTES)[keyof typeof NOTES]; onForgotten: () => void }

function Kept({ voucher, note, onForgotten }: KeptProps) {
  const t = useT()
  return (
    <article className="voucher" aria-labelledby={`voucher-${voucher.booking.id}`}>
      <VoucherView voucher={voucher} note={note} />
      {note !== 'voucher.notKept' && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            forgetVoucher(voucher.booking.id, new Date())
            onForgotten()
          }}
        >
          {t('voucher.remove')}
        </Button>
      )}
    </article>
  )
}

function None() {
  const t = useT()
  return (
    <EmptyState icon="car" title={t('voucher.none')} level={1}>
      <p>{t('voucher.noneText')}</p>
    </EmptyState>
  )
}

function Forgotten() {
  const t = useT()
  return (
    <EmptyState icon="check" title={t('voucher.removed')} level={1}>
      <p>{t('voucher.noneText')}</p>
    </EmptyState>
  )
}
