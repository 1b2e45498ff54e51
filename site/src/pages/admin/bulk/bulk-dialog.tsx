import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useState, type SubmitEvent } from 'react'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { BulkAction } from './bulk-action.ts'
import { BulkResults } from './bulk-results.tsx'

type BulkDialogProps = { action: BulkAction; ids: readonly string[]; onClose: (isDone: boolean) => void }

/** Asks once more before many are changed: how many, to what, and why; and tells what became of each. */
export function BulkDialog({ action, ids, onClose }: BulkDialogProps) {
  const t = useT()
  const cache = useQueryClient()
  const errorText = useErrorText()
  const [choice, setChoice] = useState(action.choice?.options[0]?.[0] ?? '')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const change = useLatestMutation({
    mutationFn: () => action.run({ ids: [...ids], choice, reason: reason.trim() }),
    onSettled: () => cache.invalidateQueries({ queryKey: QUERY_KEYS.admin }),
  })

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (change.isPending) return
    if (action.needsReason && reason.trim() === '') return setProblem(t('admin.bulkReasonMissing'))
    setProblem(undefined)
    change.mutate()
  }

  return (
    <Dialog open onClose={() => onClose(change.isSuccess)} title={action.name} closeLabel={t('admin.close')}>
      {change.data ? (
        <BulkResults results={change.data.results} onClose={() => onClose(true)} />
      ) : (
        <form className="fi-stack" onSubmit={submit} noValidate>
          <p>{t('admin.bulkCount', { count: ids.length })}</p>
          <p className="fi-muted">{action.explained}</p>
          {action.choice && (
            <Field label={action.choice.label}>
              <Select value={choice} onChange={({ target }) => setChoice(target.value)}>
                {action.choice.options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field
            label={t('admin.reason')}
            error={problem}
            required={action.needsReason ?? false}
            {...(!action.needsReason && { optionalLabel: t('optional') })}
          >
            <TextInput
              autoComplete="off"
              maxLength={action.reasonLength}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          {change.isError && (
            <Banner tone="danger" live title={t('admin.bulkFailed')}>
              {errorText(change.error, t('admin.failedText'))}
            </Banner>
          )}
          <div>
            <Button type="submit" loading={change.isPending} loadingLabel={t('admin.updating')}>
              {action.name}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
