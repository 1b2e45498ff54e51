import { isBillingComplete } from '@fiacre/sdk/rules'
import type { FlowCore } from './core.ts'
import { knownExtras } from './extra-values.ts'
import { knownFields } from './field-values.ts'
import { later } from './later.ts'
import { arePricesCurrent } from './priced.ts'
import type { PlaceFields } from './place-fields.ts'
import type { QuoteKeeper } from './quote-keeper.ts'
import { BLANK_STATE } from './state.ts'
import type { SavedKind } from './saved-kind.ts'

const KINDS: readonly SavedKind[] = ['saved', 'pending']

/** Keeps quote and form in the browser while the traveller signs in or completes the profile (spec section 4). */
export type SavedQuotes = {
  /** Saves the present quote. */
  readonly save: (kind: SavedKind) => Promise<void>
  /**
   * Brings a saved quote back if it still holds and the traveller can book; answers whether it did. Who has yet
   * to add billing details sees it in an empty form, and it stays saved.
   */
  readonly restore: () => Promise<boolean>
  /** Removes what is saved. */
  readonly forget: () => Promise<void>
  /** Gets ready to save, so that nobody has to wait for it. */
  readonly prepare: () => void
}

/** What is saved is read by a schema: weight that most visits never need. */
const kept = later(() => import('./quote-storage.ts'))

export function createSavedQuotes(core: FlowCore, keeper: QuoteKeeper, places: PlaceFields): SavedQuotes {
  const { clock, session, notify, storage } = core.ports

  /** Without it, as with a connection that is gone, nothing is kept and everything else goes on. */
  function ready() {
    return kept.load().catch(() => undefined)
  }

  async function save(kind: SavedKind): Promise<void> {
    const { form, quote, priced } = core.get()
    if (!quote || !storage) return
    const quotes = arePricesCurrent(core.get()) ? priced?.quotes : undefined
    const use = await ready()
    use?.writeQuote(storage, kind, { quote, quotes: quotes ?? [quote], form }, clock.now())
  }

  async function forget(): Promise<void> {
    if (!storage) return
    const use = await ready()
    for (const kind of KINDS) use?.removeQuote(storage, kind)
  }

  async function restore(): Promise<boolean> {
    if (!storage) return false
    const use = await ready()
    const saved = KINDS.map((kind) => use?.readQuote(storage, kind, clock.now())).find((found) => found)
    const profile = session.profile()
    if (!saved || !profile) return false
    const canBook = isBillingComplete(profile)
    if (canBook) await forget()
    // What was entered since is newer than what was saved.
    const { form, quote } = core.get()
    const isSame = quote?.quoteId === saved.quote.quoteId
    if (form.pickupLocation && !(canBook && isSame)) return false
    core.set({
      form: { ...BLANK_STATE.form, ...knownFields(saved.formData), ...knownExtras(saved.formData) },
      places: BLANK_STATE.places,
      errors: {},
      notAvailable: null,
      billingWarning: !canBook,
    })
    keeper.keep(saved.quote, null, saved.quotes)
    places.recognise()
    if (!canBook) return false
    // What it means is said by the page that has it.
    notify({ title: { id: 'priceQuoteRestored' }, variant: 'default' })
    return true
  }

  return { save, restore, forget, prepare: () => void (storage && ready()) }
}
