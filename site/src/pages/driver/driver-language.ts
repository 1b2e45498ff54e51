import { matchLanguage, type LanguageCode, type MessageValues } from '@fiacre/sdk/rules'
import { createTranslator, type Translator } from '@fiacre/widget/locales'
import { createContext, use, useEffect, useState } from 'react'
import { isSiteLanguage } from '../../base/i18n/language.ts'
import { browserStorage } from '../../base/storage/browser-storage.ts'
import en from './locales/en.json'
import { driverTexts } from './locales/texts.ts'

const KEY = 'fiacre.driver-language'

/** The language that was chosen on this phone, else the first of the phone's own that we speak, else English. */
function firstDriverLanguage(
  stored: string | null = browserStorage().getItem(KEY),
  wanted: readonly string[] = navigator.languages,
): LanguageCode {
  return isSiteLanguage(stored) ? stored : matchLanguage(wanted)
}

const ENGLISH = createTranslator({ locale: 'en', messages: en })

export const DriverWords = createContext<Translator>(ENGLISH)

/** Says a text of the page: `t('driver.done')`. */
export function useDriverT() {
  const words = use(DriverWords)
  return (id: string, values?: MessageValues) => words.t(id, values)
}

/** The language of the page, its words as soon as they are there, and a way to choose another. */
export function useDriverLanguage() {
  const [language, setLanguage] = useState(() => firstDriverLanguage())
  const [words, setWords] = useState(ENGLISH)
  useEffect(() => {
    let isWanted = true
    document.documentElement.lang = language
    // Where a language cannot be fetched, the words that are there stay.
    Promise.resolve(driverTexts.load(language))
      .then((messages) => {
        if (isWanted) setWords(createTranslator({ locale: language, messages: { ...en, ...messages } }))
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [language])
  const choose = (next: LanguageCode) => {
    browserStorage().setItem(KEY, next)
    setLanguage(next)
  }
  return { language, words, choose }
}
