import { useLayoutEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

/** What keys do, by their names in small letters: `a`, `arrowright`. */
type Keys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Keys as commands, while whatever asks for them is shown. Nothing while somebody types, with Ctrl, Alt or Cmd, or while a window lies
 * over what asks. Each is printed on the button that does the same.
 * @param layer how many windows are open where the keys belong: none under a list, one in a record over it
 */
export function useKeys(keys: Keys, layer: 0 | 1 = 1): void {
  const known = useRef(keys)
  // As soon as it can be seen: the first key may follow at once.
  useLayoutEffect(() => {
    known.current = keys
  })
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target)) return
      if (document.querySelectorAll('dialog[open]').length !== layer) return
      const run = known.current[key.toLowerCase()]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [layer])
}
