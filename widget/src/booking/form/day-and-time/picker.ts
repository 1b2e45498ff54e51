import type { Cell } from './cells.ts'

/** What a field lets people choose, and how it reads and writes it: all that a day and a time differ in. */
export type Picker = {
  /** How many cells stand beside each other. */
  readonly columns: number
  readonly cells: () => Cell[]
  /** Above the columns. */
  readonly heads: () => { readonly name: string; readonly text: string }[]
  /** The value that typed text means; undefined for what means none. */
  readonly read: (typed: string) => string | undefined
  /** Whether a text is a value as it stands. */
  readonly isWhole: (text: string) => boolean
  /** A value as the field shows it; a text that could not be read as it was written. */
  readonly show: (value: string) => string
  /** A cell as it is seen, with a word above it where the eye needs one, and as it is read out. */
  readonly text: (value: string) => string
  readonly mark: (value: string, isFirst: boolean) => string | undefined
  readonly name: (value: string) => string
  /** Whether what stands in a cell takes more room than usual. */
  readonly isLong?: boolean
  /** Where to begin while nothing is chosen. */
  readonly wish: string
  readonly today?: string
  /** What the field holds, in a word. */
  readonly label: string
  /** What is said with the field, and what beside its grid. */
  readonly about?: string | undefined
  readonly hints: () => string[]
}
