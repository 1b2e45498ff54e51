import { DEFAULT_CURRENCY, DEFAULT_DISTANCE_UNIT } from '@fiacre/sdk/rules'
import type { DistanceUnit, Rates } from '@fiacre/sdk/rules'
import { useEffect, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { FirstMessages, TextId } from '../../locales/text-id.ts'
import { createTranslator } from '../../locales/translator.ts'
import type { BookingFlow } from '../flow/create-booking-flow.ts'
import { createDisplay } from './display.ts'
import { FlowContext } from './flow-context.ts'
import { useFlowLife } from './use-flow-life.ts'

export type BookingFlowProps = {
  flow: BookingFlow
  /** BCP 47 tag of the language of `messages`: decides how numbers and times are written. */
  locale: string
  /** The catalogue, as `loadMessages(locale)` gives it; its later part may come with the steps that say it. */
  messages: FirstMessages
  /** ISO 4217 code of the currency that prices are shown in; charged is always EUR. */
  currency?: string
  units?: DistanceUnit
  /** What one euro is shown as, by currency; the fixed table of the rules when left out. */
  rates?: Rates
  /** Put before the paths of vehicle pictures, where the page is not the site's own. */
  assetsUrl?: string
}

/** Gives the parts of the booking form their flow, language, currency and unit, and keeps the flow awake. */
export function BookingFlowProvider({
  flow,
  locale,
  messages,
  currency = DEFAULT_CURRENCY,
  units = DEFAULT_DISTANCE_UNIT,
  rates,
  assetsUrl = '',
  children,
}: BookingFlowProps & { children: ReactNode }) {
  const id = useId()
  const value = useMemo(
    () => ({
      flow,
      id,
      assetsUrl,
      text: createTranslator<TextId>({ locale, messages }),
      display: createDisplay({ locale, currency, unit: units, ...(rates && { rates }) }),
    }),
    [flow, id, assetsUrl, locale, messages, currency, units, rates],
  )
  useFlowLife(flow)
  useEffect(() => flow.setLanguage(locale), [flow, locale])
  return <FlowContext.Provider value={value}>{children}</FlowContext.Provider>
}
