import { FAQ_ENTRY_ANSWER_MAX_LENGTH, FAQ_ENTRY_QUESTION_MAX_LENGTH, LANGUAGES } from '@fiacre/sdk/rules'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { TextArea } from '../../../../ui/text-input/text-area.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import type { EditorProps } from './editor-props.ts'

const CATEGORIES = ['booking', 'pricing', 'vehicle', 'travel', 'account'] as const

type Entry = EditorProps<'faq'>['value']['entries'][number]

const BLANK: Entry = { language: 'en', category: 'booking', question: '', answer: '' }

/** Questions of our own with their answers, in the order in which they stand. */
export function FaqEditor({ value: { entries }, onChange }: EditorProps<'faq'>) {
  const t = useT()
  const put = (index: number, change: Partial<Entry>) =>
    onChange({ entries: entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)) })
  return (
    <>
      {entries.map((entry, index) => (
        // An entry has no name of its own: its place is what it is known by.
        <fieldset key={index} className="admin-settings__entry fi-stack">
          <legend className="fi-strong">{t('settings.entry', { number: index + 1 })}</legend>
          <div className="admin-record__fields">
            <Field label={t('settings.language')}>
              <Select
                value={entry.language}
                onChange={({ target }) => put(index, { language: target.value })}
              >
                {LANGUAGES.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('settings.category')}>
              <Select
                value={entry.category}
                onChange={({ target }) =>
                  put(index, { category: CATEGORIES.find((known) => known === target.value) ?? 'booking' })
                }
              >
                {CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {t(`settings.category.${category}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Field label={t('settings.question')}>
            <TextInput
              maxLength={FAQ_ENTRY_QUESTION_MAX_LENGTH}
              value={entry.question}
              onChange={({ target }) => put(index, { question: target.value })}
            />
          </Field>
          <Field label={t('settings.answer')} hint={t('settings.answerHint')}>
            <TextArea
              rows={3}
              maxLength={FAQ_ENTRY_ANSWER_MAX_LENGTH}
              value={entry.answer}
              onChange={({ target }) => put(index, { answer: target.value })}
            />
          </Field>
          <div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('settings.removeEntry', { number: index + 1 })}
              onClick={() => onChange({ entries: entries.filter((_, at) => at !== index) })}
            >
              {t('settings.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="secondary" icon="plus" onClick={() => onChange({ entries: [...entries, BLANK] })}>
          {t('settings.addEntry')}
        </Button>
      </div>
    </>
  )
}
