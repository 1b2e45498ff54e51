import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Cell } from './cells.ts'
import { moveBy, startCell } from './grid-moves.ts'
import type { Picker } from './picker.ts'
import type { Typing } from './use-typing.ts'

/**
 * The keys of an editable combobox with a grid (ARIA Authoring Practices): Down opens and enters, arrows, Home, End and Page
 * keys move, Enter and Tab take, Escape closes with the old value, and any character goes back to the text.
 */
export function useGridField(picker: Picker, typing: Typing, onTake: (value: string) => void) {
  const [isOpen, setOpen] = useState(false)
  const [entered, setEntered] = useState<string | null>(null)
  const cells = isOpen ? picker.cells() : []
  const startIn = (all: readonly Cell[]): string | undefined =>
    startCell(all, picker.isWhole(typing.value) ? typing.value : picker.wish)?.value

  function close(): void {
    setOpen(false)
    setEntered(null)
  }

  function take(value: string): void {
    close()
    typing.forget()
    onTake(value)
  }

  function enter(): void {
    setOpen(true)
    setEntered(startIn(picker.cells()) ?? null)
  }

  /** Whether the key did something of its own here. */
  function acts({ key, altKey }: KeyboardEvent): boolean {
    if (key === 'ArrowDown' && entered === null) enter()
    else if (key === 'ArrowUp' && altKey && isOpen) close()
    else if (key === 'Escape' && (isOpen || typing.isUnread)) {
      close()
      typing.forget()
    } else if (key === 'Enter' && (isOpen || typing.isUnread)) {
      // With the grid open or a text to read Enter belongs to the field; the next one sends the form.
      if (entered !== null) take(entered)
      else {
        close()
        typing.read()
      }
    } else if (entered !== null) return move(key)
    else return false
    return true
  }

  function move(key: string): boolean {
    const next = moveBy(key, cells, entered ?? '', picker.columns)
    if (next !== undefined) {
      setEntered(next)
      return true
    }
    if (key === 'Tab') take(entered ?? '')
    // A character, or one taken away: the keys are in the text again.
    else if (key.length === 1 || key === 'Backspace' || key === 'Delete') setEntered(null)
    return false
  }

  return {
    isOpen,
    cells,
    active: entered ?? startIn(cells),
    entered,
    open: () => setOpen(true),
    close,
    take,
    press(event: KeyboardEvent): void {
      if (!acts(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
