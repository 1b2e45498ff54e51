import type { CallInput, CallResult } from '@fiacre/sdk'
import { OBJECTION_WORDS_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { statementQuery, statementsQuery, type Payee } from './payout-reads.ts'
import { useLineName } from './use-line-name.ts'

type Order = CallInput<'objectToCarrierStatement'>['body']
type StatementRecord = CallResult<'getCarrierStatement'>

type ObjectionFormProps = { payee: Payee; record: StatementRecord; onClose: () => void }

/** Objects to a line that was not objected to yet, or to the statement as a whole. */
export function ObjectionForm({ payee, record, onClose }: ObjectionFormProps) {
  const t = useT()
  const lineName = useLineName()
  const object = useObjection(payee, record.statement.id)
  const [problem, setProblem] = useState<string>()
  const objected = new Set(record.objections.map(({ lineId }) => lineId))
  const lines = record.lines.filter(({ id, kind }) => kind !== 'payout' && !objected.has(id))
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [line, words] = [form.get('line'), form.get('words')]
    if (object.isPending) return
    if (typeof words !== 'string' || words.trim() === '') return setProblem(t('earned.objectEmpty'))
    setProblem(undefined)
    object.mutate({
      lineId: typeof line === 'string' && line !== '' ? Number(line) : null,
      words: words.trim(),
    })
  }
  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <Field label={t('earned.objectLine')}>
        <Select name="line">
          <option value="">{t('earned.objectWhole')}</option>
          {lines.map((line) => (
            <option key={line.id} value={line.id}>
              {lineName(line)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('earned.objectWords')} error={problem} required>
        <TextArea name="words" rows={4} maxLength={OBJECTION_WORDS_MAX_LENGTH} required />
      </Field>
      <div className="fi-cluster">
        <Button type="submit" loading={object.isPending} loadingLabel={t('earned.saving')}>
          {t('earned.objectSend')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('earned.objectClose')}
        </Button>
      </div>
    </form>
  )
}

function useObjection(payee: Payee, statementId: string) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const { queryKey } = statementQuery(client, payee, statementId)
  return useLatestMutation({
    mutationFn(body: Order) {
      const asked = { path: { statementId }, body }
      return payee === 'carrier'
        ? client.objectToCarrierStatement(asked)
        : client.objectToPartnerStatement(asked)
    },
    onSuccess(record) {
      cache.setQueryData(queryKey, record)
      notify({ title: t('earned.objectSent') })
    },
    onError(error) {
      const description = errorText(error, t('earned.tryAgain'))
      notify({ title: t('earned.notSaved'), description, variant: 'destructive' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: statementsQuery(client, payee).queryKey }),
  })
}
