import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, InputHTMLAttributes, KeyboardEvent, MouseEvent } from 'react'

type ComboboxOptions = {
  /** Id of the input; the list's and the options' ids begin with it. */
  id: string
  /** How many options there are. */
  count: number
  /** Changes with every list of options: a choice made in an old list does not carry over. */
  listKey: string
  onType: (text: string, pasted: boolean) => void
  onChoose: (index: number) => void
  onLeave: () => void
}

/**
 * An input with a list of suggestions, after the ARIA pattern "editable combobox with list autocomplete": arrows move,
 * Enter and Tab take the option they are on, Escape closes, and any text may stay as it was typed.
 */
export function useCombobox({ id, count, listKey, onType, onChoose, onLeave }: ComboboxOptions) {
  const [isOpen, setOpen] = useState(false)
  // A choice belongs to the list that it was made in, also once that has grown.
  const [mark, setMark] = useState({ list: '', index: -1 })
  const active = listKey.startsWith(mark.list) ? mark.index : -1
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Some are in groups.
    if (active >= 0)
      list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function close(): void {
    setOpen(false)
    setMark({ list: '', index: -1 })
  }

  function choose(index: number): void {
    close()
    onChoose(index)
  }

  function move(step: 1 | -1): void {
    setOpen(true)
    // One stop between the last option and the first: the text itself.
    setMark({ list: listKey, index: ((active + 1 + step + count + 1) % (count + 1)) - 1 })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isChoosing = isOpen && active >= 0 && active < count
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen) {
      // With the list open Enter belongs to the list; the next one sends the form.
      event.preventDefault()
      if (isChoosing) choose(active)
      else close()
    } else if (event.key === 'Tab' && isChoosing) {
      choose(active)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }

  const inputProps = {
    ref: input,
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': isOpen && active >= 0 ? `${id}-option-${active}` : undefined,
    onKeyDown,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setOpen(true)
      onType(event.target.value, isPaste(event.nativeEvent))
    },
    onClick: () => setOpen(true),
    onBlur() {
      close()
      onLeave()
    },
  } as const satisfies InputHTMLAttributes<HTMLInputElement> & { ref: unknown }

  const optionProps = (index: number) => ({
    id: `${id}-option-${index}`,
    role: 'option',
    'aria-selected': index === active,
    // The focus stays in the input, or leaving it would close the list before the click arrives.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => choose(index),
  })

  return {
    isOpen,
    setOpen,
    close,
    inputProps,
    optionProps,
    listProps: { ref: list, id: `${id}-list`, role: 'listbox' },
    input,
  }
}

function isPaste(event: Event): boolean {
  return 'inputType' in event && ['insertFromPaste', 'insertFromDrop'].includes(String(event.inputType))
}
