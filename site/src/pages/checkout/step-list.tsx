import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { STEPS, type CheckoutStep } from './checkout-step.ts'
import './step-list.css'

/** The three steps: which are done, which is next. */
export function StepList({ step }: { step: CheckoutStep }) {
  const t = useT()
  const present = step === 'booked' ? 'pay' : step
  const index = STEPS.indexOf(present)
  return (
    <ol className="checkout-steps" aria-label={t('checkout.steps')}>
      {STEPS.map((each, place) => {
        const isDone = place < index
        return (
          <li
            key={each}
            className={isDone ? 'checkout-steps__step checkout-steps__step--done' : 'checkout-steps__step'}
            aria-current={each === present ? 'step' : undefined}
          >
            <span className="checkout-steps__mark">
              {isDone ? <Icon name="check" size="sm" /> : <span aria-hidden="true">{place + 1}</span>}
            </span>
            <span>{t(`checkout.step.${each}`)}</span>
            {isDone && <VisuallyHidden>{t('checkout.stepDone')}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
