import type { LanguageCode } from '@fiacre/sdk/rules'
import { createTranslator } from '@fiacre/widget/locales'
import { useMemo } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { OFFERS } from './locales/texts.ts'
import './offer-line.css'

export type OfferLineProps = {
  language: LanguageCode
  /** Where the page is in that language. */
  href: string
  onRead: () => void
  onDecline: () => void
}

/** The offer itself, in the language that it offers. */
export function OfferLine({ language, href, onRead, onDecline }: OfferLineProps) {
  const words = useMemo(
    () => createTranslator<string>({ locale: language, messages: OFFERS[`./${language}.json`] ?? {} }),
    [language],
  )
  return (
    <div className="language-offer-place">
      <p className="language-offer" lang={language}>
        <ButtonLink
          size="sm"
          variant="link"
          href={href}
          hrefLang={language}
          onClick={(event) => {
            event.preventDefault()
            onRead()
          }}
        >
          {words.t('offer.read')}
        </ButtonLink>
        <Button size="sm" variant="quiet" onClick={onDecline}>
          {words.t('offer.decline')}
        </Button>
      </p>
    </div>
  )
}
