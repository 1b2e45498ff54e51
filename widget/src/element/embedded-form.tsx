import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import type { FlowNotice } from '../booking/flow/ports.ts'
import { BookingForm } from '../booking/form/booking-form.tsx'
import type { Catalogue } from './element-texts.ts'
import { EmbeddedNotice } from './embedded-notice.tsx'
import type { ElementSettings } from './settings.ts'

/** What an element shows; it lives as long as the element, on the page or off it. */
export type ElementModel = {
  readonly flow: BookingFlow
  readonly state: StoreApi<{
    readonly settings: ElementSettings
    readonly notice: FlowNotice | null
    /** Null until the first texts are there. */
    readonly catalogue: Catalogue | null
  }>
  /** Where the service and its pictures are. */
  readonly origin: string
}

/** The booking form inside of the element. */
export function EmbeddedForm({ model }: { model: ElementModel }) {
  const { currency, theme, units } = useStore(model.state, ({ settings }) => settings)
  const notice = useStore(model.state, (state) => state.notice)
  const catalogue = useStore(model.state, (state) => state.catalogue)
  if (!catalogue) return null
  return (
    <div className="fi-scope" data-theme={theme === 'auto' ? undefined : theme} lang={catalogue.locale}>
      {notice && (
        <EmbeddedNotice
          notice={notice}
          {...catalogue}
          onDismiss={() => model.state.setState({ notice: null })}
        />
      )}
      <BookingForm
        flow={model.flow}
        {...catalogue}
        currency={currency}
        units={units}
        assetsUrl={model.origin}
      />
    </div>
  )
}
