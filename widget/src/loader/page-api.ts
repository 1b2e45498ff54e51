/** What a page may ask of the forms on it, `window.fiacre(…)`; an element is one of them, left out all. */
export type FiacreCommand =
  | readonly [command: 'on' | 'off', event: string, listener: (event: Event) => void]
  | readonly [command: 'set' | 'prefill', values: Readonly<Record<string, unknown>>, element?: FormElement]
  | readonly [command: 'quote', element?: FormElement]

/** A `<fiacre-booking>`, as far as commands reach. */
export type FormElement = HTMLElement & {
  prefill(values: Readonly<Record<string, unknown>>): void
  quote(): Promise<void>
}

/** The function that commands go to. */
export type PageApi = {
  (...command: FiacreCommand): void
  /** Commands that were given before the script was there. */
  q?: { push(command: ArrayLike<unknown>): unknown }
  /** The version that the page got. */
  v?: string
  /** The `data-` attributes of the first script. */
  data?: DOMStringMap
  /** Whether a further script has been warned of. */
  warned?: boolean
}
