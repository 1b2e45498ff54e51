import { MS_PER_MINUTE, QUOTE_LAST_MINUTES } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import type { FlowCore } from './core.ts'

/** Holds the quote and watches its time run out. */
export type QuoteKeeper = {
  /**
   * Shows a quote; `replacedCents` when the traveller has yet to agree to it in place of another price.
   * @param quotes those of every class that were made with it
   */
  readonly keep: (quote: Quote, replacedCents?: number | null, quotes?: readonly Quote[]) => void
  /** Shows another class's quote of those that were made together. */
  readonly choose: (quote: Quote) => void
  /** Forgets the quote, if there is one. */
  readonly clear: () => void
  /** Looks at the clock: timers stand still while a computer sleeps. Answers whether there is a quote that holds. */
  readonly check: () => boolean
  /** Stops watching. */
  readonly stop: () => void
}

export function createQuoteKeeper({ ports: { clock }, get, set }: FlowCore): QuoteKeeper {
  let stop = (): void => {}

  function check(): boolean {
    stop()
    const { quote } = get()
    if (!quote) return false
    const left = Date.parse(quote.expiresAt) - clock.now().getTime()
    const early = left - QUOTE_LAST_MINUTES * MS_PER_MINUTE
    // Once before the last minutes, then at each of them.
    if (left > 0) stop = clock.after(early > 0 ? early : left % MS_PER_MINUTE || MS_PER_MINUTE, check)
    // A time that cannot be read counts as over.
    set({ quoteExpired: !(left > 0), minutesLeft: early > 0 ? null : Math.ceil(left / MS_PER_MINUTE) })
    return left > 0
  }

  return {
    keep(quote, replacedCents = null, quotes = [quote]) {
      set({ quote, replacedCents, priced: { quotes, form: get().form }, isVehicleSuggested: false })
      check()
    },
    choose(quote) {
      set({ quote, replacedCents: null })
      check()
    },
    clear() {
      stop()
      if (get().quote)
        set({ quote: null, priced: null, quoteExpired: false, minutesLeft: null, replacedCents: null })
    },
    check,
    stop: () => stop(),
  }
}
