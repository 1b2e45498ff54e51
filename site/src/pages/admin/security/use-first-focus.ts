import { useEffect, useRef, type RefObject } from 'react'

/** Puts the focus on what took the place of the button that was pressed. */
export function useFirstFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
