import type { Choice } from './use-palette-choices.ts'

/**
 * What can be done with the record that is open: its buttons and links, as they are on the screen. So an action that a record gets is in
 * the palette too, and none is there that cannot be pressed.
 */
export function openRecordActions(): readonly Choice[] {
  const found = document.querySelectorAll<HTMLElement>(
    'dialog[open] .admin-record :is(button, a.fi-button):not([aria-disabled=true], :disabled)',
  )
  return [...found].flatMap((element, index) => {
    const name = wordsOf(element)
    return name ? [{ key: `action-${index}`, icon: 'check' as const, name, run: () => press(element) }] : []
  })
}

/** What a button says, without the key that is printed on it. */
function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const key of copy.querySelectorAll('kbd, output')) key.remove()
  return copy.textContent?.trim() ?? ''
}

/** After the palette has closed: the focus goes on from the button, as if it had been pressed. */
function press(element: HTMLElement): void {
  requestAnimationFrame(() => {
    element.focus()
    element.click()
  })
}
