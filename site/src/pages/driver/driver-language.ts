import type { MessageValues } from '@fiacre/sdk/rules'
import { createTranslator, type Translator } from '@fiacre/widget/locales'
import { createContext, use, useEffect, useState } from 'react'
import { browserStorage } from '../../base/storage/browser-storage.ts'
import en from './locales/en.json'
import { DRIVER_LANGUAGES, type DriverLanguage } from './locales/texts.ts'

const KEY = 'fiacre.driver-language'

export const isDriverLanguage = (code: string | null): code is DriverLanguage =>
  code !== null && Object.hasOwn(DRIVER_LANGUAGES, code)

/** The language that was chosen on this phone, else the first of the phone's own that the page is written in, else English. */
function firstDriverLanguage(
  stored: string | null = browserStorage().getItem(KEY),
  wanted: readonly string[] = navigator.languages,
): DriverLanguage {
  if (isDriverLanguage(stored)) return stored
  const bases = wanted.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '')
  return bases.find(isDriverLanguage) ?? 'en'
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
    DRIVER_LANGUAGES[language]
      .load()
      .then((messages) => {
        if (isWanted) setWords(createTranslator({ locale: language, messages: { ...en, ...messages } }))
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [language])
  const choose = (next: DriverLanguage) => {
    browserStorage().setItem(KEY, next)
    setLanguage(next)
  }
  return { language, words, choose }
}
