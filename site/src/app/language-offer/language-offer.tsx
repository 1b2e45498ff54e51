import type { LanguageCode } from '@fiacre/sdk/rules'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useAfterPaint } from '../../base/browser/use-after-paint.ts'
import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import { chosenLanguage } from '../../base/i18n/language.ts'
import { addressInLanguage, hasLanguages } from '../address-in-language.ts'
import type { OfferLineProps } from './offer-line.tsx'
import { offeredLanguage } from './offered-language.ts'

/** Fetched where there is something to offer; without a network nothing is. */
const OfferLine = lazy<ComponentType<OfferLineProps>>(() =>
  import('./offer-line.tsx').then(
    (file) => ({ default: file.OfferLine }),
    () => ({ default: () => null }),
  ),
)

/**
 * One line in the language of the browser that leads to this page in it. A page is never changed to it unasked; whoever answers is
 * not asked again.
 */
export function LanguageOffer() {
  const { language, setLanguage } = useLanguage()
  const [path] = useLocation()
  const search = useSearch()
  const [isAnswered, setAnswered] = useState(false)
  const painted = useAfterPaint()
  const isAsked = painted && !isAnswered && hasLanguages(path)
  const offered = isAsked ? offeredLanguage(navigator.languages, language, chosenLanguage()) : null
  if (!offered) return null
  const answer = (chosen: LanguageCode) => {
    setAnswered(true)
    setLanguage(chosen)
  }
  return (
    <Suspense>
      <OfferLine
        language={offered}
        href={addressInLanguage(search ? `${path}?${search}` : path, offered)}
        onRead={() => answer(offered)}
        onDecline={() => answer(language)}
      />
    </Suspense>
  )
}
