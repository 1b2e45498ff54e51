import { createContext, use, useState } from 'react'
import type { Turns } from './turns.ts'

/** Whether the markup of what is drawn is there already; falls to false once a browser has taken it over. */
export type AheadMark = { current: boolean; readonly turns?: Turns }

/** Says of the drawing below that a server makes it, or that a browser takes over what a server has drawn. */
export const AheadContext = createContext<AheadMark>({ current: false })

/**
 * Whether a component is first drawn by a server, or over what a server has drawn: then all of it is drawn at once, since it is on
 * the screen already. It stays what it was when the component came.
 */
export function useDrawnAhead(): boolean {
  const mark = use(AheadContext)
  const [isAhead] = useState(mark.current)
  return isAhead
}
