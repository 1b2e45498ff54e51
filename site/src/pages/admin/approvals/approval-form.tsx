import { APPROVAL_DECISION_NOTE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { useKeys } from '../use-keys.ts'
import { PasswordProof } from '../users/password-proof.tsx'
import type { Approval } from './approvals-reads.ts'

type Decision = 'approve' | 'reject' | 'withdraw'

const KEYS: Record<Decision, string> = { approve: 'y', reject: 'n', withdraw: 'w' }

/** Says yes or no; a key chooses, Enter decides. Whoever asked can only take it back. */
export function ApprovalForm({ approval: { id, isOwn } }: { approval: Approval }) {
  const t = useT()
  const client = useClient()
  const [chosen, setChosen] = useState<Decision>()
  const [note, setNote] = useState('')
  const confirm = useRef<HTMLButtonElement>(null)
  const change = useAdminChange({
    change: (body: { decision: Decision; note: string | null }) =>
      client.decideApproval({ path: { approvalId: id }, body }),
    done: { title: t('approval.saved') },
    failed: { title: t('approval.failed'), description: t('admin.failedText') },
  })
  const offered: readonly Decision[] = isOwn ? ['withdraw'] : ['approve', 'reject']
  const lacksNote = chosen === 'reject' && note.trim() === ''

  useKeys(Object.fromEntries(offered.map((decision) => [KEYS[decision], () => setChosen(decision)])))
  useLayoutEffect(() => {
    if (chosen) confirm.current?.focus()
  }, [chosen])

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (chosen && !lacksNote && !change.isPending)
      change.mutate({ decision: chosen, note: note.trim() || null })
  }
  const { error, variables } = change
  if (needsProof(error) && variables) return <PasswordProof onProven={() => change.mutate(variables)} />

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      {isOwn && <p>{t('approval.own')}</p>}
      <fieldset className="admin-decisions" aria-label={t('admin.decide')}>
        {offered.map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            aria-pressed={chosen === decision}
            aria-keyshortcuts={KEYS[decision]}
            onClick={() => setChosen(decision)}
          >
            {t(`approval.decision.${decision}`)} <kbd>{KEYS[decision].toUpperCase()}</kbd>
          </Button>
        ))}
      </fieldset>
      {chosen && (
        <>
          <p>{t(`approval.does.${chosen}`)}</p>
          <Field label={t('admin.note')} {...(chosen !== 'reject' && { optionalLabel: t('optional') })}>
            <TextInput
              autoComplete="off"
              maxLength={APPROVAL_DECISION_NOTE_MAX_LENGTH}
              required={chosen === 'reject'}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <div>
            <Button
              ref={confirm}
              type="submit"
              resting={lacksNote}
              loading={change.isPending}
              loadingLabel={t('admin.updating')}
            >
              {t(`approval.confirm.${chosen}`)} <kbd>↵</kbd>
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
