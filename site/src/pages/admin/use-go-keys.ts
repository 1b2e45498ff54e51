import { useLayoutEffect, useRef } from 'react'
import { ADMIN_TABS, type AdminTab } from './admin-address.ts'
import { isTyping } from './is-typing.ts'
import { ADMIN_ROOMS } from './rooms.ts'

/** After G, the letter of each room. */
const LETTERS: Readonly<Record<string, AdminTab>> = Object.fromEntries(
  ADMIN_TABS.map((tab) => [ADMIN_ROOMS[tab].letter, tab]),
)

/** The second key follows within this many milliseconds. */
const PATIENCE_MS = 1_500

/** G was not pressed: the clock of a page begins at zero, so that a letter in its first second would follow upon zero. */
const NEVER = -PATIENCE_MS

/** Two keys to each room, G and its letter; the slash goes to the search. Nothing while somebody types or a record is open. */
export function useGoKeys(go: (tab: AdminTab) => unknown): void {
  // When G was pressed; a render between the two keys forgets nothing.
  const since = useRef(NEVER)
  // As soon as the room can be seen: the first key may follow at once.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target, timeStamp, ctrlKey, altKey, metaKey } = event
      if (ctrlKey || altKey || metaKey || isTyping(target) || document.querySelector('dialog[open]')) return
      if (key === '/') {
        const search = document.querySelector<HTMLElement>('.admin input[type=search]')
        if (search) event.preventDefault()
        search?.focus()
        return
      }
      const tab = timeStamp - since.current < PATIENCE_MS ? LETTERS[key.toLowerCase()] : undefined
      since.current = key.toLowerCase() === 'g' ? timeStamp : NEVER
      if (!tab) return
      // What the room itself does by this letter is not meant.
      event.preventDefault()
      go(tab)
    }
    // Before the keys of rooms, which leave alone what was taken here.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [go])
}
