import { formatPromisedDistance, hireKm, MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@fiacre/sdk/rules'
import { CountField } from './details/count-field.tsx'
import { useBooking, useFlowState } from './flow-context.ts'

/** For how many hours a car is had, and how far it goes in them; nothing for a transfer. */
export function HireHours() {
  const { display, text } = useBooking()
  const hours = useFlowState(({ form }) => form.durationHours)
  if (hours === 0) return null
  return (
    <div className="fi-route__hours">
      <CountField
        name="durationHours"
        label={text.t('hireHours')}
        about={text.t('hireHint', {
          distance: formatPromisedDistance(hireKm(hours), { unit: display.unit, locale: text.locale }),
        })}
        min={MIN_HIRE_HOURS}
        max={MAX_HIRE_HOURS}
      />
    </div>
  )
}
