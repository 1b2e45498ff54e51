import type { CallInput } from '@fiacre/sdk'
import { useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import type { Client } from '../admin-reads.ts'
import { useAdminAddress } from '../use-admin-address.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { PasswordProof } from './password-proof.tsx'

type Basis = NonNullable<CallInput<'eraseClient'>['body']>['basis']

const BASES: readonly Basis[] = ['asked-by-person', 'second-account', 'not-a-person']

/** Removes a person for good: asked twice, and for the password where that was typed some time ago. */
export function EraseUser({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const { open } = useAdminAddress()
  const [basis, setBasis] = useState<Basis>('asked-by-person')
  const [isSure, setSure] = useState(false)
  const name = `${client.firstName} ${client.lastName}`
  const change = useAdminChange({
    change: () => api.eraseClient({ path: { userId: client.id }, body: { basis } }),
    done: { title: t('record.erasedNow'), description: t('record.erasedNowText') },
    failed: { title: t('record.eraseFailed'), description: t('admin.failedText') },
    onDone: () => open(undefined),
  })
  if (needsProof(change.error)) return <PasswordProof isForGood onProven={() => change.mutate(undefined)} />
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isSure && !change.isPending) change.mutate(undefined)
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <p>{t('record.eraseText', { name })}</p>
      <Field label={t('admin.reason')}>
        <Select
          value={basis}
          onChange={({ target }) =>
            setBasis(BASES.find((known) => known === target.value) ?? 'asked-by-person')
          }
        >
          {BASES.map((each) => (
            <option key={each} value={each}>
              {t(`admin.basis.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={t('record.eraseSure', { name })}
        checked={isSure}
        onChange={({ target }) => setSure(target.checked)}
      />
      <div>
        <Button type="submit" variant="danger" disabled={!isSure} loading={change.isPending}>
          {t('record.erase')}
        </Button>
      </div>
    </form>
  )
}
