import { readPageAddress } from '@fiacre/sdk/rules'
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Router, useLocation, useRouter, useSearch, type BaseLocationHook } from 'wouter'
import { useLanguage, useTexts } from '../base/i18n/i18n-provider.tsx'
import { storeLanguageOfTab } from '../base/i18n/language.ts'
import type { Texts } from '../base/i18n/texts.ts'
import { addressInLanguage, rightAddress } from './address-in-language.ts'

/**
 * Below it pages are known by their paths alone, `/destinations`: the language that an address names is taken off, and put before
 * every link and every way on to a public page.
 */
export function LanguageRouter({ children }: { children: ReactNode }) {
  const { hook: outer, searchHook, ssrPath, ssrSearch } = useRouter()
  const texts = useTexts()
  const { language } = useLanguage()
  useLanguageOfAddress()
  const drawnOnServer = ssrPath === undefined ? {} : { ssrPath, ssrSearch: ssrSearch ?? '' }
  const hook = useMemo(() => withoutLanguage(outer, texts), [outer, texts])
  const hrefs = useCallback((to: string) => addressInLanguage(to, language), [language])
  return (
    <Router hook={hook} searchHook={searchHook} hrefs={hrefs} {...drawnOnServer}>
      {children}
    </Router>
  )
}

function withoutLanguage(useOuter: BaseLocationHook, texts: Texts): BaseLocationHook {
  return function useLocationWithoutLanguage(...options): [string, (to: string, options?: object) => void] {
    const [path, navigate] = useOuter(...options) as [string, (to: string, options?: object) => void]
    const go = useCallback(
      (to: string, how?: object) => navigate(addressInLanguage(to, texts.store.getState().language), how),
      [navigate],
    )
    return [readPageAddress(path).page, go]
  }
}

/**
 * Keeps language and address together: a step back to an address of another language changes the language, and another language
 * changes the address.
 */
function useLanguageOfAddress(): void {
  const texts = useTexts()
  const { language } = useLanguage()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const before = useRef(path)
  useEffect(() => {
    const isNew = before.current !== path
    before.current = path
    const named = readPageAddress(path).language
    if (isNew && named && named !== language) {
      storeLanguageOfTab(named)
      void texts.use(named)
      return
    }
    const right = rightAddress(path, language)
    if (right === null) return
    const query = search && `?${search}`
    navigate(right + query + location.hash, { replace: true, state: history.state as unknown })
  }, [path, search, language, texts, navigate])
}
