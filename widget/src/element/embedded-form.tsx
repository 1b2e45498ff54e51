import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import type { FlowNotice } from '../booking/flow/ports.ts'
import { BookingForm } from '../booking/form/booking-form.tsx'
import { en } from '../locales/en.ts'
import { loadMessages } from '../locales/load-messages.ts'
import type { BookingMessages } from '../locales/text-id.ts'
import { EmbeddedNotice } from './embedded-notice.tsx'
import type { ElementSettings } from './settings.ts'

/** What an element shows; it lives as long as the element, on the page or off it. */
export type ElementModel = {
  readonly flow: BookingFlow
  readonly state: StoreApi<{ readonly settings: ElementSettings; readonly notice: FlowNotice | null }>
  /** Where the service and its pictures are. */
  readonly origin: string
}

/** The booking form inside of the element. */
export function EmbeddedForm({ model }: { model: ElementModel }) {
  const { currency, locale, theme, units } = useStore(model.state, ({ settings }) => settings)
  const notice = useStore(model.state, (state) => state.notice)
  const [catalogue, setCatalogue] = useState<{ locale: string; messages: BookingMessages } | null>(null)
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      // A page that cannot have the language gets English, which is always there.
      const messages = await loadMessages(locale).catch(() => en)
      if (isWanted) setCatalogue({ locale, messages })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [locale])
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
