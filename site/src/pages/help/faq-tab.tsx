import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { FAQ, type Question } from './faq.data.ts'
import { matches, searchable } from './faq-search.ts'
import { useOwnEntries } from './use-own-entries.ts'
import { useFaqValues } from './use-faq-values.ts'

/** Questions by category, and a search that opens the answers it finds (spec section 2). */
export function FaqTab() {
  const t = useT()
  const values = useFaqValues()
  const own = useOwnEntries()
  const [typed, setTyped] = useState('')
  const isSearching = searchable(typed) !== ''
  const words = (question: Question) => ({
    asked: t(`help.question.${question}`),
    answer: t(`help.answer.${question}`, values),
  })
  const found = FAQ.map(({ category, questions }) => ({
    category,
    entries: [
      ...questions.map((id) => ({ id: id as string, ...words(id) })),
      ...own
        .filter((entry) => entry.category === category)
        .map(({ question, answer }) => ({ id: `own ${question}`, asked: question, answer })),
    ].filter(({ asked, answer }) => !isSearching || matches(typed, [asked, answer])),
  })).filter(({ entries }) => entries.length > 0)
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0)

  return (
    <div className="help-faq">
      <div className="help-faq__search">
        <Search value={typed} onChange={setTyped} />
        <output className="fi-small fi-muted">
          {isSearching && count > 0 && t('help.found', { count })}
        </output>
      </div>
      <nav className="help-faq__categories" aria-label={t('help.categories')}>
        <ul>
          {FAQ.map(({ category }) => (
            <li key={category}>
              {/* What the search has left out is there again. */}
              <a href={`#faq-${category}`} onClick={() => setTyped('')}>
                {t(`help.category.${category}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="help-faq__answers">
        {count === 0 && (
          <output className="help-faq__none">{t('help.none', { searchTerm: typed.trim() })}</output>
        )}
        {found.map(({ category, entries }) => (
          <section key={category} id={`faq-${category}`} aria-labelledby={`faq-${category}-title`}>
            <h2 className="fi-heading" id={`faq-${category}-title`}>
              {t(`help.category.${category}`)}
            </h2>
            {entries.map(({ id, asked, answer }) => (
              // A search opens what it finds; without one everything is as it was first.
              <details key={isSearching ? `${id} found` : id} className="help-faq__entry" open={isSearching}>
                <summary>
                  <Icon name="chevron-right" size="sm" />
                  <span>{asked}</span>
                </summary>
                <p className="help-faq__answer">{answer}</p>
              </details>
            ))}
          </section>
        ))}
        <div className="fi-cluster">
          <p className="fi-strong">{t('help.notAnswered')}</p>
          <Link href="/help-center?section=contact" asChild>
            <ButtonLink variant="secondary" icon="mail">
              {t('help.writeToUs')}
            </ButtonLink>
          </Link>
        </div>
      </div>
    </div>
  )
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT()
  const id = useId()
  const clear = (
    <button
      type="button"
      className="fi-control__action"
      aria-label={t('help.clear')}
      // It keeps its place, so that the field is not made anew under who types.
      hidden={value === ''}
      onClick={() => {
        onChange('')
        document.getElementById(id)?.focus()
      }}
    >
      <Icon name="close" size="sm" />
    </button>
  )
  return (
    <search>
      <TextInput
        id={id}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        aria-label={t('help.search')}
        placeholder={t('help.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        action={clear}
      />
    </search>
  )
}

/** Nobody looks for more, and the answer repeats it. */
const SEARCH_LENGTH = 100
