import { useEffect, useState } from 'react'
import { isTyping } from '../is-typing.ts'

/** One operation changes so many at the most. */
const MOST_CHOSEN = 100

/** Which rows of a list are chosen, by their ids. Escape chooses none, unless a record or a window is open. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What has left the list is not changed unseen.
  const here = ids.filter((id) => chosen.has(id))
  const clear = () => setChosen(new Set())
  const toggle = (id: string) => {
    const next = new Set(here)
    if (!next.delete(id) && next.size < MOST_CHOSEN) next.add(id)
    setChosen(next)
  }
  const isAll = here.length > 0 && here.length === Math.min(ids.length, MOST_CHOSEN)
  const toggleAll = () => setChosen(new Set(isAll ? [] : ids.slice(0, MOST_CHOSEN)))
  const isAny = here.length > 0

  useEffect(() => {
    if (!isAny) return undefined
    function onKeyDown({ key, target }: KeyboardEvent): void {
      const isElsewhere = isTyping(target) && !(target as Element).matches('[type=checkbox]')
      if (key === 'Escape' && !isElsewhere && !document.querySelector('dialog[open]')) setChosen(new Set())
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isAny])

  return { chosen: here, has: (id: string) => chosen.has(id), toggle, toggleAll, isAll, clear }
}
