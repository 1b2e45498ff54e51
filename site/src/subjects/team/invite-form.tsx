import { INVITED_ADDRESS_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { RoleChoice } from './role-choice.tsx'
import type { Invited, TeamChange, TeamRole } from './team.ts'
import { TeamProof } from './team-proof.tsx'

type InviteFormProps<Role extends TeamRole> = {
  roles: readonly Role[]
  first: Role
  invite: TeamChange<Invited<Role>>
}

/** Invites somebody: by a mail where an address is typed, else by a link to hand over. */
export function InviteForm<Role extends TeamRole>({ roles, first, invite }: InviteFormProps<Role>) {
  const t = useT()
  const [role, setRole] = useState(first)
  const [email, setEmail] = useState('')
  const address = email.trim()
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!invite.isSending) invite.send({ role, email: address === '' ? null : address })
  }
  if (invite.toProve) return <TeamProof change={invite} />
  return (
    <form className="fi-stack team-narrow" onSubmit={submit}>
      <RoleChoice label={t('team.whatRole')} roles={roles} value={role} onChange={setRole} />
      <Field label={t('team.email')} hint={t('team.emailHint')}>
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={INVITED_ADDRESS_MAX_LENGTH}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="secondary"
          icon="plus"
          loading={invite.isSending}
          loadingLabel={t('team.saving')}
        >
          {t(address === '' ? 'team.makeLink' : 'team.sendInvitation')}
        </Button>
      </div>
    </form>
  )
}
