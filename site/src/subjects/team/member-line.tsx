import type { ReactNode } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { AskedTwice } from '../../ui/button/asked-twice.tsx'
import { RoleChoice } from './role-choice.tsx'
import type { Team, TeamChanges, TeamRole } from './team.ts'
import { TeamProof } from './team-proof.tsx'

type MemberLineProps<Role extends TeamRole> = {
  member: Team<Role>['members'][number]
  roles: readonly Role[]
  changes: TeamChanges<Role>
  children?: ReactNode
}

/** Somebody who acts for the business; owners change others and never themselves. Removing is asked twice. */
export function MemberLine<Role extends TeamRole>({
  member,
  roles,
  changes,
  children,
}: MemberLineProps<Role>) {
  const t = useT()
  const { id, name, email, role, isSelf } = member
  const { setRole, remove } = changes
  const shown: TeamRole = role
  return (
    <li>
      <p className="fi-cluster">
        <strong>{name}</strong>
        <span className="team-address fi-muted">{email}</span>
        {isSelf && <Badge tone="accent">{t(`team.role.${shown}`)}</Badge>}
      </p>
      {!isSelf && (
        <>
          <div className="team-narrow">
            <RoleChoice
              label={t('team.roleOf', { name })}
              roles={roles}
              value={role}
              onChange={(wanted) => !setRole.isSending && setRole.send({ memberId: id, role: wanted })}
            />
          </div>
          {setRole.toProve?.memberId === id && <TeamProof change={setRole} />}
          {children}
          <div className="fi-cluster">
            <AskedTwice
              label={t('team.remove', { name })}
              surely={t('team.removeSurely')}
              cancel={t('team.cancel')}
              onSure={() => !remove.isSending && remove.send(id)}
            />
          </div>
        </>
      )}
    </li>
  )
}
