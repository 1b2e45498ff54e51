import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { firstInvalidField } from '../flow/state.ts'
import { useBooking, useFlowState } from './flow-context.ts'

/** Moves the focus to the first field with an error, each time the flow asks for it. */
export function useAttention(form: RefObject<HTMLFormElement | null>): void {
  const { flow } = useBooking()
  const attention = useFlowState((state) => state.attention)
  const seen = useRef(attention)
  useEffect(() => {
    if (attention === seen.current) return
    seen.current = attention
    const field = firstInvalidField(flow.getState())
    if (!field) return
    const control = form.current?.querySelector<HTMLElement>(`[name="${field}"]:checked, [name="${field}"]`)
    control?.focus()
  }, [attention, flow, form])
}
