import { etagOf, FiacreError } from '@fiacre/sdk'
import { REPLY_TEXT_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useAttemptKey } from '../../../base/forms/use-attempt-key.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import type { MessageRecordFacts } from '../record/record-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { useLanguageNames } from '../record/use-language-names.ts'

type Template = MessageRecordFacts['templates'][number]['name']

/** Answers a message by mail: begun with a template, edited, and kept with the message. */
export function ReplyForm({ record }: { record: MessageRecordFacts }) {
  const t = useT()
  const languageName = useLanguageNames()
  const client = useClient()
  const attempts = useAttemptKey()
  const { message, templates } = record
  const [text, setText] = useState('')
  const [template, setTemplate] = useState<Template>()
  const chosen = templates.find(({ name }) => name === template)
  const change = useAdminChange({
    change: async (body: { text: string; template?: Template }) => {
      try {
        const answered = await client.replyToContactRequest({
          path: { contactRequestId: message.id },
          body,
          idempotencyKey: attempts.keyFor(body),
          ifMatch: etagOf(record),
        })
        attempts.answered()
        return answered
      } catch (error) {
        attempts.failed(error)
        throw error
      }
    },
    done: { title: t('record.answered'), description: t('record.answeredText') },
    failed: { title: t('record.answerFailed'), description: t('admin.failedText') },
    onDone: () => {
      setText('')
      setTemplate(undefined)
    },
  })
  const isMeanwhile = change.error instanceof FiacreError && change.error.code === 'PRECONDITION_FAILED'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (text.trim() === '' || change.isPending) return
    change.mutate({ text: text.trim(), ...(template && { template }) })
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Field label={t('record.template')} optionalLabel={t('optional')}>
        <Select
          value={template ?? ''}
          onChange={({ target }) => {
            const next = templates.find(({ name }) => name === target.value)
            setTemplate(next?.name)
            if (next) setText(next.text)
          }}
        >
          <option value="">{t('record.noTemplate')}</option>
          {templates.map(({ name }) => (
            <option key={name} value={name}>
              {t(`admin.template.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      {chosen && chosen.language !== message.language && (
        <Banner
          tone="warning"
          title={t('record.otherLanguage', { language: languageName(message.language) })}
        />
      )}
      <Field label={t('record.answerText')} hint={t('record.answerHint', { email: message.email })}>
        <TextArea
          rows={8}
          lang={chosen?.language ?? message.language}
          maxLength={REPLY_TEXT_MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {isMeanwhile && (
        <Banner tone="warning" live title={t('record.messageMeanwhile')}>
          {t('record.messageMeanwhileText')}
        </Banner>
      )}
      <div>
        <Button type="submit" icon="mail" disabled={text.trim() === ''} loading={change.isPending}>
          {t('record.sendAnswer')}
        </Button>
      </div>
    </form>
  )
}
