import { useState } from 'react'

/** Counts how often something was opened: as the key of a dialog's content it makes each opening a fresh one. */
export function useOpenings(open: boolean): number {
  const [state, setState] = useState({ open, count: open ? 1 : 0 })
  if (state.open === open) return state.count
  const count = open ? state.count + 1 : state.count
  setState({ open, count })
  return count
}
