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
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what)
    const wrong = find('[aria-invalid]')
    wrong?.focus()
    // What sends the form again is in view, too, where there is room for both.
    for (const element of [find('[type=submit]'), wrong]) element?.scrollIntoView({ block: 'nearest' })
  }, [attention, form])
}
