import { useState } from 'react'
import type { Picker } from './picker.ts'

/** What is being typed into a field, until it is read. */
export type Typing = {
  /** What the field shows. */
  readonly text: string
  /** What it means so far. */
  readonly value: string
  /** Whether something waits to be read. */
  readonly isUnread: boolean
  readonly type: (text: string) => void
  /** Reads what waits; a text that cannot be read stays as it is, and is found to be wrong. */
  readonly read: () => void
  readonly forget: () => void
}

/** Typing into a field of a picker: a whole value is taken at once, all else on Enter and on leaving. */
export function useTyping(picker: Picker, value: string, onTake: (value: string) => void): Typing {
  const [draft, setDraft] = useState<string | null>(null)
  const isUnread = draft !== null && !picker.isWhole(draft)
  const meant = draft === null ? value : (picker.read(draft) ?? draft.trim())
  return {
    text: draft ?? picker.show(value),
    value: meant,
    isUnread,
    type(text) {
      setDraft(text)
      if (picker.isWhole(text)) onTake(text)
    },
    read() {
      setDraft(null)
      if (isUnread) onTake(meant)
    },
    forget: () => setDraft(null),
  }
}
