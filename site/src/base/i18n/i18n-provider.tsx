import { createContext, use, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { storeLanguage, type SiteLanguage } from './language.ts'
import type { Texts } from './texts.ts'

const TextsContext = createContext<Texts | null>(null)

/** Gives the pages below their texts, and the document its language. */
export function I18nProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const language = useStore(texts.store, (state) => state.language)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** The texts themselves, for adding a catalogue. Throws outside of `I18nProvider`. */
export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('The texts were asked for outside of I18nProvider. Wrap the page in Providers.')
  return texts
}

/** The translator of the present language: `t` by id, `say` for whatever a rule, a store or the service has to say. */
export function useTranslator() {
  return useStore(useTexts().store, (state) => state.translator)
}

/**
 * Says a text by its id, in the present language: `t('login.title')`, `t('history.count', { count: 3 })`.
 * Ids of the rules' messages and of the booking form's catalogue work too.
 */
export function useT() {
  return useTranslator().t
}

/** Says a text where there is one of that id, for codes of others, which may be new; undefined where there is none. */
export function useTextIfAny(): (id: string) => string | undefined {
  const messages = useStore(useTexts().store, (state) => state.messages)
  const t = useT()
  return (id) => (Object.hasOwn(messages, id) ? t(id) : undefined)
}

/** The present language, and a way to choose another, which is kept for the next visit. */
export function useLanguage(): { language: SiteLanguage; setLanguage: (language: SiteLanguage) => void } {
  const texts = useTexts()
  const language = useStore(texts.store, (state) => state.language)
  return {
    language,
    setLanguage(next) {
      storeLanguage(next)
      void texts.use(next)
    },
  }
}
