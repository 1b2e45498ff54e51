import { LEGAL_DOCUMENTS, type LegalDocument } from '@fiacre/sdk/rules'
import { createTranslator } from '@fiacre/widget/locales'
import { useMemo } from 'react'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import { plainDay } from '../../base/i18n/local-times.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { LegalBlock } from './legal-block.tsx'
import { LegalContents } from './legal-contents.tsx'
import { LegalLinks } from './legal-links.tsx'
import { legalSections } from './legal-sections.ts'
import { LegalLanguages } from './legal-languages.tsx'
import type { LegalText } from './legal-text.ts'
import { legalValues } from './legal-values.ts'

type LegalArticleProps = {
  document: LegalDocument
  text: LegalText
  /** Whether the address asks for the language that it is in. */
  isAsked: boolean
}

/** A legal text with its version, its contents, and an anchor at each section. */
export function LegalArticle({ document, text: { language, texts }, isAsked }: LegalArticleProps) {
  const t = useT()
  const { language: chosen } = useLanguage()
  const settings = useClientSettings()
  const { version, inForceSince } = LEGAL_DOCUMENTS[document]
  const day = plainDay(inForceSince, chosen)
  const sections = useMemo(() => {
    const values = legalValues(language, settings)
    const translator = createTranslator<string>({ locale: language, messages: texts })
    const say = (id: string) => translator.t(id, values)
    return { say, list: legalSections(texts) }
  }, [language, texts, settings])
  const { say, list } = sections
  return (
    <>
      <header className="legal__head">
        <h1 className="fi-display" lang={language}>
          {say('title')}
        </h1>
        <p className="fi-muted">{t('legal.version', { version, day })}</p>
        <div className="legal__tools">
          <LegalLanguages document={document} language={language} />
          <Button variant="secondary" size="sm" onClick={() => print()}>
            {t('legal.print')}
          </Button>
        </div>
      </header>
      {language !== chosen && !isAsked && <Banner tone="info">{t('legal.english')}</Banner>}
      <div className="legal__columns">
        <LegalContents sections={list} say={say} language={language} />
        <article className="legal__text fi-prose" lang={language}>
          <p className="fi-lead">{say('lead')}</p>
          {list.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 className="fi-subheading" id={`${id}-title`}>
                {index + 1}. {say(title)}{' '}
                <a
                  className="legal__anchor"
                  href={`#${id}`}
                  aria-label={t('legal.anchor', { title: say(title) })}
                >
                  #
                </a>
              </h2>
              {blocks.map((block, at) => (
                <LegalBlock key={at} block={block} say={say} />
              ))}
            </section>
          ))}
        </article>
      </div>
      <LegalLinks document={document} />
    </>
  )
}
