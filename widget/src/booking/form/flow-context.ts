import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { TextId } from '../../locales/text-id.ts'
import type { Translator } from '../../locales/translator.ts'
import type { BookingFlow } from '../flow/create-booking-flow.ts'
import type { FlowState } from '../flow/state.ts'
import type { Display } from './display.ts'

/** What the parts of the form share. */
export type FlowContextValue = {
  readonly flow: BookingFlow
  readonly text: Translator<TextId>
  readonly display: Display
  /** Where pictures of vehicles are, put before their paths. */
  readonly assetsUrl: string
  /** Begins the ids of this form's controls, so that two forms on a page do not mix. */
  readonly id: string
}

export const FlowContext = createContext<FlowContextValue | null>(null)

/** The flow and how it is shown to this traveller. */
export function useBooking(): FlowContextValue {
  const value = useContext(FlowContext)
  if (!value) throw new Error('Put it inside a BookingFlowProvider.')
  return value
}

/** A part of the flow's state; `select` has to answer the same object while nothing changed. */
export function useFlowState<Part>(select: (state: FlowState) => Part): Part {
  return useStore(useBooking().flow, select)
}
