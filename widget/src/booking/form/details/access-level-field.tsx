import { CANCELLATION, CHANGES, FLEXIBLE_PERCENT } from '@fiacre/sdk/rules'
import type { AccessLevel } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import { FieldError, useWiring } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'

const LEVELS = ['saver', 'flexible'] as const

/** Saver or Flexible, as two cards with their terms; money comes back to the account balance. */
export function AccessLevelField() {
  const { display, flow, id, text } = useBooking()
  const chosen = useFlowState(({ form }) => form.accessLevel)
  const quote = useFlowState((state) => state.quote)
  const hintId = `${id}-accessLevel-hint`
  const { 'aria-describedby': describedBy } = useWiring('accessLevel', hintId)
  const price = (level: AccessLevel): string => {
    if (level === 'saver') return text.t('levelSaverPrice')
    if (!quote) return text.t('levelFlexiblePercent', { percent: FLEXIBLE_PERCENT })
    return text.t('levelFlexiblePrice', { price: display.money(flexibleCents(quote)) })
  }
  const terms = (level: AccessLevel): string => {
    const change = CHANGES[level].hoursBeforePickup
    if (level === 'flexible') return text.t('levelFlexibleTerms', { change })
    // A partner's Saver goes by the partner's deadline.
    return flow.ports.checkout.handOff
      ? text.t('levelPartnerTerms', { hours: CANCELLATION.partner.hoursBeforePickup, change })
      : text.t('levelSaverTerms', { hours: CANCELLATION.saver.hoursAfterBooking, change })
  }
  return (
    <fieldset className="fi-field fi-extras__wide" aria-describedby={describedBy}>
      <legend className="fi-field__label">{text.t('accessLevel')}</legend>
      <div className="fi-levels">
        {LEVELS.map((level) => (
          <label key={level} className="fi-level">
            <input
              type="radio"
              className="fi-level__input"
              name="accessLevel"
              value={level}
              checked={chosen === level}
              onChange={() => flow.setField('accessLevel', level)}
            />
            <span className="fi-level__name">
              {text.t(level === 'saver' ? 'levelSaver' : 'levelFlexible')}
              <span className="fi-level__price">{price(level)}</span>
            </span>
            <span className="fi-level__terms">{terms(level)}</span>
          </label>
        ))}
      </div>
      <p className="fi-field__hint" id={hintId}>
        {text.t('levelRefund')}
      </p>
      <FieldError name="accessLevel" />
    </fieldset>
  )
}

/** What Flexible costs on top of a price, in EUR cents: of everything but itself, before a discount. */
function flexibleCents({ lines }: Quote): number {
  const own = lines.find(({ code }) => code === 'FLEXIBLE')
  if (own) return own.amountCents
  const sum = lines.reduce(
    (cents, { code, amountCents }) => (code === 'DISCOUNT' ? cents : cents + amountCents),
    0,
  )
  return Math.round((sum * FLEXIBLE_PERCENT) / 100)
}
