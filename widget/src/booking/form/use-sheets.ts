import { useEffect, useState } from 'react'

/** A finger on a phone: the grid takes the screen's lower part, and no keyboard comes up. */
const SHEETS = '(pointer: coarse) and (max-width: 599.98px)'

/** Whether choosing takes a sheet of its own here. */
export function useSheets(): boolean {
  const [isSheet, setSheet] = useState(() => matchMedia(SHEETS).matches)
  useEffect(() => {
    const media = matchMedia(SHEETS)
    const look = (): void => setSheet(media.matches)
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  return isSheet
}
