import type { MessageValues } from '@fiacre/sdk/rules'
import { createTranslator, type Messages, type TextRef } from '@fiacre/widget/locales'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SiteLanguage } from './language.ts'

/**
 * The catalogue of one screen: English comes with the screen, the other languages when somebody reads them. English that is long may come
 * later too, as `laterEn`: whoever reads another language does without it.
 */
export type ScreenTexts = {
  readonly en: Messages
  readonly laterEn?: () => Promise<Messages>
  /** Fetches the texts in another language than English; undefined where they are not written in it. */
  readonly load: (language: SiteLanguage) => Promise<Messages> | undefined
}

/** Speaks the page's language: `t` by id, `say` for whatever a rule, a store or the service has to say. */
export type Translator = {
  /** BCP 47 tag of the language. */
  readonly locale: string
  readonly t: (id: string, values?: MessageValues) => string
  readonly say: (text: TextRef) => string
}

/** What the page says now: everything added so far, in one language. */
type TextsState = {
  readonly language: SiteLanguage
  readonly messages: Messages
  readonly translator: Translator
}

/** The texts of the page: what it says, in the language that was chosen. */
export type Texts = {
  readonly store: StoreApi<TextsState>
  /** Adds a screen's catalogue; resolved once it can be read in the present language. */
  add(...screens: ScreenTexts[]): Promise<void>
  /** Changes the language; resolved once everything added so far can be read in it. */
  use(language: SiteLanguage): Promise<void>
}

/** Texts with nothing in them yet. */
export function createTexts(language: SiteLanguage): Texts {
  const screens = new Set<ScreenTexts>()
  const store = createStore<TextsState>()(() => stateOf(language, []))
  let wanted = language
  let begun = 0
  let shown = 0

  async function load(): Promise<void> {
    const target = wanted
    const turn = (begun += 1)
    const catalogues = [...screens].map((texts) => texts.en)
    const later = [...screens].flatMap((texts) => laterOf(texts, target))
    // Over English, so that a catalogue that cannot be fetched costs its language, not its words. What has nothing to fetch is there at once.
    if (later.length > 0) catalogues.push(...(await Promise.all(later)))
    // One that began later has what this one has, and more: texts that were added meanwhile would be lost.
    if (target !== wanted || turn < shown) return
    shown = turn
    store.setState(stateOf(target, catalogues))
  }

  /** The last load, while it lasts: what was added before it began can be read when it is over. */
  let latest: Promise<void> | undefined
  function begin(): Promise<void> {
    const own = load()
    const end = () => {
      if (latest === own) latest = undefined
    }
    latest = own
    own.then(end, end)
    return own
  }

  return {
    // Drawn first with what was added by then, on a server too, which asks for the state at the start.
    store: { ...store, getInitialState: store.getState },
    add(...added) {
      const before = screens.size
      for (const texts of added) screens.add(texts)
      return screens.size === before ? (latest ?? Promise.resolve()) : begin()
    },
    use(next) {
      wanted = next
      return begin()
    },
  }
}

/** What a screen fetches to be read in a language. */
function laterOf(texts: ScreenTexts, language: SiteLanguage): Promise<Messages>[] {
  const { laterEn } = texts
  const own = language === 'en' ? undefined : texts.load(language)
  if (own) return [own.catch(laterEn ?? (() => ({})))]
  return laterEn ? [laterEn()] : []
}

function stateOf(language: SiteLanguage, catalogues: readonly Messages[]): TextsState {
  const messages: Messages = Object.fromEntries(catalogues.flatMap((catalogue) => Object.entries(catalogue)))
  return { language, messages, translator: createTranslator({ locale: language, messages }) }
}
