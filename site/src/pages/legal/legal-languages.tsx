import { LANGUAGES, type LegalDocument, type LegalLanguage } from '@fiacre/sdk/rules'
import { useLocation } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { CompactSelect } from '../../ui/compact-select/compact-select.tsx'
import { isLegalLanguage, legalPath } from './legal-address.ts'

type LegalLanguagesProps = { document: LegalDocument; language: LegalLanguage }

/** Switches the text alone: legal texts are written in more languages than the pages around them. */
export function LegalLanguages({ document, language }: LegalLanguagesProps) {
  const t = useT()
  const [, navigate] = useLocation()
  const options = LANGUAGES.flatMap(({ code, name }) =>
    isLegalLanguage(code) ? [{ value: code, text: name, lang: code }] : [],
  )
  return (
    <CompactSelect
      label={t('legal.language')}
      icon="globe"
      value={language}
      shown={language.toUpperCase()}
      options={options}
      onChange={(code) => navigate(legalPath(document, code), { replace: true })}
    />
  )
}
