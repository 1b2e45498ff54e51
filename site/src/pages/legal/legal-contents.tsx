import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Section } from './legal-sections.ts'

type LegalContentsProps = { sections: readonly Section[]; say: (id: string) => string; language: string }

/** The sections by name: beside the text where there is room, folded above it on a phone. */
export function LegalContents(props: LegalContentsProps) {
  const t = useT()
  return (
    <nav className="legal__contents" aria-label={t('legal.contents')}>
      <details className="legal__fold">
        <summary>{t('legal.contents')}</summary>
        <Names {...props} />
      </details>
      <div className="legal__beside">
        <p className="fi-small fi-muted">{t('legal.contents')}</p>
        <Names {...props} />
      </div>
    </nav>
  )
}

function Names({ sections, say, language }: LegalContentsProps) {
  return (
    <ol lang={language}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{say(title)}</a>
        </li>
      ))}
    </ol>
  )
}
