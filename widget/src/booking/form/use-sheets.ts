import { useSyncExternalStore } from 'react'

/** A finger on a phone: what is chosen from takes the screen, or its lower part. */
const SHEETS = '(pointer: coarse) and (max-width: 599.98px)'

function subscribe(changed: () => void): () => void {
  const media = matchMedia(SHEETS)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether choosing takes a sheet of its own here. */
export function useSheets(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(SHEETS).matches,
    () => false,
  )
}
