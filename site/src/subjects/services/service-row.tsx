import { useBookingFlow } from '../booking-form/booking-flow-provider.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-shapes.tsx'
import { jumpToForm } from '../booking-form/jump-to-form.ts'

/** One service, and an example of it that goes into the form when pressed. */
export function ServiceRow({ service, icon }: { service: string; icon: IconName }) {
  const t = useT()
  const flow = useBookingFlow()
  const from = t(`services.${service}From`)
  const to = t(`services.${service}To`)
  const tryIt = () => {
    flow.prefill({ pickupLocation: from, destination: to })
    jumpToForm()
  }
  return (
    <li className="services__row">
      <Icon name={icon} size="lg" />
      <div className="services__words">
        <h3 className="fi-subheading" id={`service-${service}`}>
          {t(`services.${service}Title`)}
        </h3>
        <p className="fi-muted">{t(`services.${service}Text`)}</p>
      </div>
      <button
        type="button"
        className="services__example"
        aria-describedby={`service-${service}`}
        onClick={tryIt}
      >
        <span>{from}</span>
        <span className="services__to">
          <Icon name="arrow-right" size="sm" label={t('services.exampleTo')} /> {to}
        </span>
      </button>
    </li>
  )
}
