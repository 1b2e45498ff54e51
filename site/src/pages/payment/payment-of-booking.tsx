import type { Profile } from '@fiacre/sdk'
import { useState } from 'react'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { UnpaidWayBack } from '../../subjects/checkout/unpaid-way-back.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AwaitedTransfer } from './awaited-transfer.tsx'
import { BeforePaying } from './before-paying.tsx'
import { NothingToPay } from './nothing-to-pay.tsx'
import { NoWay } from './no-way.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentScreen } from './payment-screen.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { usePaymentState } from './use-payment-state.ts'

type PaymentOfBookingProps = { bookingId: number; user: Profile; leaveFor: (url: string) => void }

/** The payment page of a booking that may exist: its form, the bank details, or why there is nothing to pay. */
export function PaymentOfBooking({ bookingId, user, leaveFor }: PaymentOfBookingProps) {
  const t = useT()
  const { state, error, isFetching, readAgain, awaitTransfer, markOver } = usePaymentState(bookingId)
  // Whoever awaits a transfer may pay by card instead.
  const [byCard, setByCard] = useState(false)
  const view = state?.view === 'transfer' && byCard ? 'pay' : state?.view
  const screen = useHeadingFocus<HTMLDivElement>(view)

  if (!state || !view) {
    if (!error) return <PaymentSkeleton />
    return <NotLoaded error={error} isLoading={isFetching} onRetry={readAgain} />
  }

  const { booking, payment } = state
  const failed = view === 'retry'
  return (
    <div ref={screen}>
      <div className="fi-container">
        <UnpaidWayBack bookingId={bookingId} leaveFor={leaveFor} />
      </div>
      {view === 'transfer' && payment.bankTransfer && (
        <PaymentScreen booking={booking} title={t('payment.transferTitle')} summaryLast>
          <AwaitedTransfer
            transfer={payment.bankTransfer}
            methods={payment.methods}
            onPayByCard={() => setByCard(true)}
          />
        </PaymentScreen>
      )}
      {(view === 'pay' || view === 'retry') && (
        <PaymentScreen
          booking={booking}
          title={t('payment.title')}
          before={<BeforePaying payment={payment} failed={failed} />}
        >
          {payment.methods.length === 0 ? (
            <NoWay bookingNumber={booking.bookingNumber} />
          ) : (
            <PaymentForm
              booking={booking}
              payment={payment}
              user={user}
              failed={failed}
              preferred={byCard ? 'card' : undefined}
              events={{
                leaveFor,
                onStale: readAgain,
                onOver: markOver,
                onTransfer(transfer) {
                  setByCard(false)
                  awaitTransfer(transfer)
                },
              }}
            />
          )}
        </PaymentScreen>
      )}
      {view !== 'pay' && view !== 'retry' && view !== 'transfer' && (
        <NothingToPay booking={booking} why={view} />
      )}
    </div>
  )
}
