import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import type { PaymentChoices } from './use-payment-choice.ts'

type BalanceFieldsProps = {
  /** What the account holds, in EUR cents. */
  balanceCents: number
  choices: PaymentChoices
  isWrong: boolean
}

/** Whether the account balance is used, and how much of it: all that can be, unless less is typed. */
export function BalanceFields({ balanceCents, choices, isWrong }: BalanceFieldsProps) {
  const t = useT()
  const words = useBookingWords()
  const most = words.money(choices.plan.mostFromBalanceCents)
  return (
    <div className="fi-stack fi-stack--tight">
      <Checkbox
        label={t('payment.useBalance', { amount: words.money(balanceCents) })}
        checked={choices.usesBalance}
        onChange={(event) => choices.setUsesBalance(event.target.checked)}
      />
      {choices.usesBalance && (
        <Field
          label={t('payment.balanceAmount')}
          hint={t('payment.balanceHint', { amount: most })}
          error={isWrong && choices.isBalanceUnclear ? t('payment.balanceWrong') : undefined}
        >
          <TextInput
            name="balance"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={choices.balanceText}
            onChange={(event) => choices.setBalanceText(event.target.value)}
            onBlur={choices.settleBalanceText}
          />
        </Field>
      )}
    </div>
  )
}
