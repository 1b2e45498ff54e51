import { isLanguageAsked, storedLanguage, storeLanguage } from '../i18n/language.ts'
import type { Texts } from '../i18n/texts.ts'
import type { AccountPreferences } from './account-keeper.ts'
import { isAskedHere, storedPreferences, type Preferences, type PreferencesStore } from './preferences.ts'

type Change = Partial<AccountPreferences>

/** The language, the currency and the unit of this page, in the words of an account. */
export function choicesHere(texts: Texts, store: PreferencesStore) {
  const shown = (): AccountPreferences => ({
    language: texts.store.getState().language,
    ...inAccountWords(store.getState()),
  })

  return {
    shown,
    /**
     * Shows choices and keeps them for the next visit. What this tab was asked to show, and the language that its address is in, go
     * before what an account has.
     */
    show({ language, currency, distanceUnit }: Change): void {
      if (currency && !isAskedHere('currency')) store.chooseCurrency(currency)
      if (distanceUnit && !isAskedHere('unit')) store.chooseUnit(distanceUnit)
      if (!language || isLanguageAsked()) return
      storeLanguage(language)
      if (language !== texts.store.getState().language) void texts.use(language)
    },
    /** Tells what changes on this page; answers the way to stop it. */
    onChoice(tell: (change: Change) => void): () => void {
      const ends = [
        store.subscribe((now, before) => {
          const { currency, distanceUnit } = inAccountWords(now)
          // What a tab was asked to show nobody has chosen.
          if (now.currency !== before.currency && !isAskedHere('currency')) tell({ currency })
          if (now.unit !== before.unit && !isAskedHere('unit')) tell({ distanceUnit })
        }),
        texts.store.subscribe((now, before) => {
          if (now.language !== before.language && !isLanguageAsked()) tell({ language: now.language })
        }),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    /** Tells what another tab of this browser has chosen: it is in the storage already. */
    onChoiceElsewhere(tell: (change: Change) => void): () => void {
      const heard = ({ key, newValue }: StorageEvent) => {
        if (!key?.startsWith('fiacre.') || newValue === null) return
        const { currency, distanceUnit } = inAccountWords(storedPreferences())
        const language = storedLanguage()
        const now = shown()
        if (currency !== now.currency) tell({ currency })
        if (distanceUnit !== now.distanceUnit) tell({ distanceUnit })
        if (language && language !== now.language) tell({ language })
      }
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
  }
}

/** The currencies on offer are those of the contract, which the store's type does not tell. */
function inAccountWords({
  currency,
  unit,
}: Preferences): Pick<AccountPreferences, 'currency' | 'distanceUnit'> {
  return { currency: currency as AccountPreferences['currency'], distanceUnit: unit }
}
