import { NOTE_TEXT_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { useAdminChange } from '../use-admin-change.ts'

/** Keeps a note for colleagues; nobody edits it afterwards. */
export function NoteForm({ add }: { add: (text: string) => Promise<unknown> }) {
  const t = useT()
  const [text, setText] = useState('')
  const change = useAdminChange({
    change: add,
    done: { title: t('record.noted') },
    failed: { title: t('record.noteFailed'), description: t('admin.failedText') },
    onDone: () => setText(''),
  })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (text.trim() !== '' && !change.isPending) change.mutate(text.trim())
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Field label={t('record.noteText')} hint={t('record.noteHint')}>
        <TextArea
          rows={2}
          maxLength={NOTE_TEXT_MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" disabled={text.trim() === ''} loading={change.isPending}>
          {t('record.keepNote')}
        </Button>
      </div>
    </form>
  )
}
