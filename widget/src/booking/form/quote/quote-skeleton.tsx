import { DEFAULT_ACCESS_LEVEL, DEFAULT_CURRENCY } from '@fiacre/sdk/rules'
import { useBooking, useFlowState } from '../flow-context.ts'

/** As tall as a price for what is asked. Part of the first code: what comes later comes too late to keep its room. */
export function QuoteSkeleton() {
  const { flow, display } = useBooking()
  const form = useFlowState((state) => state.form)
  return (
    <div className="fi-quote__price" aria-hidden="true">
      <div className="fi-quote__sum">
        <span className="fi-skeleton fi-skeleton--title" />
        {bars(true)}
      </div>
      <div className="fi-quote__lines">
        {bars(
          true,
          true,
          form.isRoundTrip,
          form.vehicleTypeId !== flow.getState().vehicles[0]?.id,
          form.infantSeats + form.childSeats + form.boosterSeats,
          form.meetAndGreet,
          form.accessLevel !== DEFAULT_ACCESS_LEVEL,
          flow.ports.terms?.().promoCode,
        )}
      </div>
      <span className="fi-quote__map" />
      {bars(true, display.currency !== DEFAULT_CURRENCY)}
    </div>
  )
}

/** A bar for each line that there will be. */
function bars(...lines: unknown[]) {
  return lines.map((isThere, index) => (isThere ? <span key={index} className="fi-skeleton" /> : null))
}
