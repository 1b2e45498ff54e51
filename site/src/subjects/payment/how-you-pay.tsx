import { COST_REFERENCE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useId } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import { useWayWords, type PickupMoment } from './use-way-words.ts'
import { chosenWay, newPaymentPlan, waysToPay, type NewPayment, type PaymentChoice } from './way-to-pay.ts'
import './how-you-pay.css'

type HowYouPayProps = {
  payment: NewPayment
  pickup: PickupMoment
  choice: PaymentChoice
  onChange: (choice: PaymentChoice) => void
}

/** How a booking is paid, chosen beside its price: what is due now, and what to the driver on the day. */
export function HowYouPay({ payment, pickup, choice, onChange }: HowYouPayProps) {
  const t = useT()
  const { money } = useBookingWords()
  const id = useId()
  const { balanceCents, company } = payment
  const ways = waysToPay(payment)
  const way = chosenWay(payment, choice)
  const plan = newPaymentPlan(payment, choice)
  const words = useWayWords(payment, pickup)
  if (ways.length === 0) return null
  return (
    <section className="how-you-pay" aria-labelledby={id}>
      <RadioGroup
        legend={<span id={id}>{t('payments.howYouPay')}</span>}
        value={way}
        onChange={(next) => onChange({ ...choice, way: next })}
        choices={ways.map((value) => {
          const { name, cents, hint: description } = words[value]
          return { value, label: <Amount name={name} amount={money(cents)} />, description }
        })}
      />
      {company?.blockedBy && company.blockedBy !== 'no-credit' && (
        <p className="fi-small fi-muted">{t('payments.invoiceClosed', { company: company.name })}</p>
      )}
      {way === 'invoice' && (
        <Field label={t('payments.costReference')} hint={t('payments.costReferenceHint')}>
          <TextInput
            autoComplete="off"
            maxLength={COST_REFERENCE_MAX_LENGTH}
            value={choice.costReference ?? ''}
            onChange={({ target }) => onChange({ ...choice, costReference: target.value })}
          />
        </Field>
      )}
      {balanceCents > 0 && way !== 'invoice' && (
        <Checkbox
          label={
            <Amount
              name={t('payments.useBalanceFirst')}
              amount={`−${money(Math.min(balanceCents, plan.mostFromBalanceCents))}`}
            />
          }
          checked={choice.usesBalance}
          onChange={(event) => onChange({ ...choice, usesBalance: event.target.checked })}
        />
      )}
      {plan.fromBalanceCents > 0 && (
        <p className="how-you-pay__sum">
          <Amount name={t('payments.toPayNow')} amount={money(plan.toPayCents)} />
        </p>
      )}
      <p className="how-you-pay__next" aria-live="polite">
        {plan.method === 'invoice'
          ? t('payments.nextInvoice', { company: company?.name ?? '' })
          : nextStep(t, plan.method, plan.toPayCents, money)}
      </p>
    </section>
  )
}

function nextStep(
  t: ReturnType<typeof useT>,
  method: 'card' | 'bank_transfer',
  toPayCents: number,
  money: (cents: number) => string,
): string {
  if (toPayCents === 0) return t('payments.coveredByBalance')
  return method === 'card'
    ? t('payments.nextPage', { amount: money(toPayCents) })
    : t('payments.nextTransfer')
}

/** What something is called, and at the end of its line what it costs. */
function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <span className="how-you-pay__line">
      <span>{name}</span> <span className="how-you-pay__amount">{amount}</span>
    </span>
  )
}
