import { etagOf, FiacreError } from '@fiacre/sdk'
import { OFFICE_ROLE_CHANGE_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { Client } from '../admin-reads.ts'
import { officeRoleOf } from '../may.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { PasswordProof } from './password-proof.tsx'

const ROLES = ['none', 'support', 'operations', 'finance', 'administrator'] as const

type Choice = (typeof ROLES)[number]

/** What somebody may do in the back office, with the reason; the password where it was typed some time ago. */
export function RoleForm({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const present: Choice = officeRoleOf(client) ?? 'none'
  const [role, setRole] = useState<Choice>(present)
  const [reason, setReason] = useState('')
  // Making an administrator has a place of its own, where it is asked twice.
  const offered = ROLES.filter((each) => each !== 'administrator' || each === present)
  const name = `${client.firstName} ${client.lastName}`
  const change = useAdminChange({
    change: () =>
      api.setOfficeRole({
        path: { userId: client.id },
        ifMatch: etagOf(client),
        body: { role: role === 'none' ? null : role, reason: reason.trim() },
      }),
    done: {
      title: t('admin.roleDone'),
      description: t('admin.roleDoneText', { name, role: t(`admin.role.${role}`) }),
    },
    failed: { title: t('admin.roleFailed'), description: t('admin.failedText') },
  })
  if (needsProof(change.error)) return <PasswordProof onProven={() => change.mutate(undefined)} />
  const isMeanwhile = change.error instanceof FiacreError && change.error.code === 'PRECONDITION_FAILED'
  const isReady = role !== present && reason.trim() !== ''
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isReady && !change.isPending) change.mutate(undefined)
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Field label={t('admin.roleLabel')} hint={t(`admin.roleHint.${role}`)}>
        <Select
          value={role}
          onChange={({ target }) => setRole(ROLES.find((known) => known === target.value) ?? present)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {t(`admin.role.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {role !== present && (
        <Field label={t('admin.reason')} hint={t('admin.reasonHint')} required>
          <TextInput
            maxLength={OFFICE_ROLE_CHANGE_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      {isMeanwhile && <Banner tone="warning">{t('admin.userMeanwhile')}</Banner>}
      <div>
        <Button type="submit" variant="secondary" disabled={!isReady} loading={change.isPending}>
          {t('admin.roleSet')}
        </Button>
      </div>
    </form>
  )
}
