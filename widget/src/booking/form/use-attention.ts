import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useFlowState } from './flow-context.ts'

/** Moves the focus to the first field with an error, as they stand on the screen, each time the flow asks for it. */
export function useAttention(form: RefObject<HTMLFormElement | null>): void {
  const attention = useFlowState((state) => state.attention)
  const seen = useRef(attention)
  useEffect(() => {
    if (attention === seen.current) return
    seen.current = attention
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attention, form])
}
