import { COST_REFERENCE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { PlainField, type PlainValues } from '../../../subjects/booking-form/plain-field.tsx'
import { useWayWords, type PickupMoment } from '../../../subjects/payment/use-way-words.ts'
import { waysToPay, type NewPayment, type WayToPay } from '../../../subjects/payment/way-to-pay.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'

type PlainWaysProps = {
  form: PlainValues
  payment: NewPayment
  pickup: PickupMoment
  /** What was chosen before, where nothing is typed yet. */
  usual?: WayToPay
}

/** How it is paid, each way with what it costs now; the balance goes in first where it is wanted. */
export function PlainWays({ form, payment, pickup, usual = 'all' }: PlainWaysProps) {
  const t = useT()
  const { money } = useBookingWords()
  const words = useWayWords(payment, pickup)
  const ways = waysToPay(payment)
  const { balanceCents, company } = payment
  const wanted = form.values['way'] ?? usual
  const chosen = ways.find((way) => way === wanted) ?? ways[0]
  return (
    <>
      {ways.length > 1 && (
        <fieldset className="fi-field">
          <legend className="fi-field__label">{t('payments.howYouPay')}</legend>
          <div className="fi-radio-group">
            {ways.map((way) => (
              <label className="fi-radio" key={way}>
                <input
                  type="radio"
                  className="fi-radio__input"
                  name="way"
                  value={way}
                  defaultChecked={way === chosen}
                />
                <span>
                  {words[way].name}: {money(words[way].cents)}
                </span>
                <span className="fi-radio__description">{words[way].hint}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {ways.includes('invoice') && (
        <PlainField
          form={form}
          name="costReference"
          label={t('payments.costReference')}
          hint={t('payments.costReferenceHint')}
          maxLength={COST_REFERENCE_MAX_LENGTH}
          autoComplete="off"
        />
      )}
      {company?.blockedBy && company.blockedBy !== 'no-credit' && (
        <p className="fi-small fi-muted">{t('payments.invoiceClosed', { company: company.name })}</p>
      )}
      {balanceCents > 0 && (
        <Checkbox
          label={`${t('payments.useBalanceFirst')} (${money(balanceCents)})`}
          name="balance"
          value="1"
          defaultChecked={Boolean(form.values['balance'])}
        />
      )}
    </>
  )
}
