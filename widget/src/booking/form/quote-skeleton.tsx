import { DEFAULT_ACCESS_LEVEL, DEFAULT_CURRENCY } from '@fiacre/sdk/rules'
import { useBooking, useFlowState } from './flow-context.ts'

/** As tall as a price for what is asked. */
export function QuoteSkeleton() {
  const { flow, display } = useBooking()
  const form = useFlowState((state) => state.form)
  const more = [
    form.isRoundTrip,
    form.vehicleTypeId !== flow.getState().vehicles[0]?.id,
    form.infantSeats + form.childSeats + form.boosterSeats,
    form.meetAndGreet,
    form.accessLevel !== DEFAULT_ACCESS_LEVEL,
    flow.ports.terms?.().promoCode,
  ]
  const lines = 2 + more.filter(Boolean).length
  return (
    <div className="fi-quote__price" aria-hidden="true">
      <div className="fi-quote__sum">
        <span className="fi-skeleton fi-skeleton--title" />
        <span className="fi-skeleton" />
      </div>
      <div className="fi-quote__lines">
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className="fi-skeleton" />
        ))}
      </div>
      <span className="fi-quote__map" />
      <span className="fi-skeleton" />
      {display.currency !== DEFAULT_CURRENCY && <span className="fi-skeleton" />}
    </div>
  )
}
