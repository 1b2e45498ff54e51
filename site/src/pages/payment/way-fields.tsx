import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { BookingPayment } from '../../subjects/payment/booking-payment.ts'
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { BalanceFields } from './balance-fields.tsx'
import { canSplit } from '../../subjects/payment/payment-plan.ts'
import type { PaymentChoices } from './use-payment-choice.ts'

type WayFieldsProps = {
  payment: BookingPayment
  choices: PaymentChoices
  /** The typed amount was refused. */
  isBalanceWrong: boolean
}

/** How, how much of it now, and how much from the account balance. */
export function WayFields({ payment, choices, isBalanceWrong }: WayFieldsProps) {
  const t = useT()
  const words = useBookingWords()
  const { totalCents, minimumPrepaymentCents, minimumPrepaymentPercent, methods, balanceCents } = payment
  const splits = choices.method === 'card' && canSplit(payment)
  // Nothing to choose is no section.
  if (methods.length < 2 && !splits && balanceCents === 0) return null
  return (
    <section className="fi-stack" aria-labelledby="payment-way">
      <h2 className="fi-subheading" id="payment-way">
        {t('payment.way')}
      </h2>
      {methods.length > 1 && (
        <RadioGroup
          legend={t('payment.method')}
          value={choices.method}
          onChange={choices.setMethod}
          choices={[
            { value: 'card', label: t('payment.card'), description: t('payment.cardText') },
            {
              value: 'bank_transfer',
              label: t('payment.bankTransfer'),
              description: t('payment.bankTransferText'),
            },
          ]}
        />
      )}
      {splits && (
        <div className="payment__share">
          <p className="fi-field__label" aria-hidden="true">
            {t('payment.share')}
          </p>
          <Segmented
            legend={t('payment.share')}
            value={choices.share}
            onChange={choices.setShare}
            choices={[
              { value: 'all', label: <Share name={t('payment.shareAll')} cents={totalCents} /> },
              {
                value: 'part',
                label: (
                  <Share
                    name={t('payment.sharePart', { percent: minimumPrepaymentPercent })}
                    cents={minimumPrepaymentCents}
                  />
                ),
              },
            ]}
          />
          <p className="fi-field__hint">
            {choices.share === 'all'
              ? t('payment.shareAllHint')
              : t('payment.sharePartHint', { rest: words.money(totalCents - minimumPrepaymentCents) })}
          </p>
        </div>
      )}
      {balanceCents > 0 && (
        <BalanceFields balanceCents={balanceCents} choices={choices} isWrong={isBalanceWrong} />
      )}
    </section>
  )
}

function Share({ name, cents }: { name: string; cents: number }) {
  const words = useBookingWords()
  return (
    <>
      {name} <span className="payment__share-amount">{words.money(cents)}</span>
    </>
  )
}
