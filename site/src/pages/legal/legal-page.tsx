import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { readLegalAddress } from './legal-address.ts'
import { LegalArticle } from './legal-article.tsx'
import { legalTextQuery } from './legal-text.ts'
import { LEGAL_TITLES } from './legal-titles.ts'
import './legal.css'

// In one file with the page, which is nothing without its texts.
export { legalTexts } from './locales/texts.ts'

/** Terms, policies and agreements: each a text with a version, in the language of the page where it is written in it. */
export function LegalPage() {
  const t = useT()
  const { language: chosen } = useLanguage()
  const [path] = useLocation()
  const { document, language } = readLegalAddress(path, useSearch())
  const { data, isError, refetch } = useQuery(legalTextQuery(document, language ?? chosen))
  return (
    <div className="fi-container legal">
      {data ? (
        <LegalArticle document={document} text={data} isAsked={language !== null} />
      ) : isError ? (
        <Banner
          tone="danger"
          live
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {t('legal.again')}
            </Button>
          }
        >
          {t('legal.failed')}
        </Banner>
      ) : (
        <div aria-busy="true" aria-label={t('legal.loading')}>
          <h1 className="fi-display">{t(LEGAL_TITLES[document])}</h1>
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </div>
  )
}
