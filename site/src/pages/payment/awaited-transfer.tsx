import { useT } from '../../base/i18n/i18n-provider.tsx'
import { BankDetails } from '../../subjects/payment/bank-details.tsx'
import type { BankTransfer, PaymentMethod } from '../../subjects/payment/booking-payment.ts'
import { Button } from '../../ui/button/button.tsx'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { ToDashboard } from '../../subjects/payment/to-dashboard.tsx'

type AwaitedTransferProps = {
  transfer: BankTransfer
  /** The ways to pay that are on. */
  methods: readonly PaymentMethod[]
  /** To the form, for whoever would rather pay by card. */
  onPayByCard: () => void
}

/** The booking waits for a bank transfer: where to send it, and the way to pay by card instead. */
export function AwaitedTransfer({ transfer, methods, onPayByCard }: AwaitedTransferProps) {
  const t = useT()
  const hasCards = methods.includes('card')
  return (
    <div className="fi-stack fi-stack--loose">
      <BankDetails transfer={transfer} methods={methods} />
      <div className="fi-stack fi-stack--tight">
        <ScreenActions>
          <ToDashboard />
          {hasCards && (
            <Button variant="secondary" icon="card" onClick={onPayByCard}>
              {t('payment.byCardInstead')}
            </Button>
          )}
        </ScreenActions>
        {hasCards && <p className="fi-small fi-muted">{t('payment.byCardInsteadText')}</p>}
      </div>
    </div>
  )
}
