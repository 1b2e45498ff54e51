import { useDrawnAhead } from './drawn-ahead.ts'
import { useAfterPaint } from './use-after-paint.ts'
import { useBrowserValue } from './use-browser-value.ts'

/**
 * False while the page is drawn for the first time, true right after: what is below the fold waits, so that the words and
 * the form are there sooner on a slow phone. An address that names a section wants the whole page at once, and what a server has
 * drawn is there.
 */
export function useRestWanted(): boolean {
  const isAhead = useDrawnAhead()
  const isNamed = useBrowserValue(() => location.hash !== '', false)
  const painted = useAfterPaint()
  return isAhead || isNamed || painted
}
