import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { OwnerProof } from '../../../subjects/session/owner-proof.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Partner } from '../partner-reads.ts'
import { AskedTwice } from '../asked-twice.tsx'
import { usePartnerChange } from '../use-partner-change.ts'
import { RoleChoice, type Role } from './role-choice.tsx'

type Member = Partner['members'][number]

/** Somebody who acts for the partner; owners change others and never themselves. Removing is asked twice. */
export function MemberLine({ member: { id, name, email, role, isSelf } }: { member: Member }) {
  const t = useT()
  const client = useClient()
  const path = { memberId: id }
  const change = usePartnerChange({
    change: (wanted: Role) => client.setPartnerMemberRole({ path, body: { role: wanted } }),
    partnerOf: (changed: Partner) => changed,
    done: t('partner.saved'),
  })
  const remove = usePartnerChange({
    change: () => client.removePartnerMember({ path }),
    partnerOf: (changed) => changed,
    done: t('partner.team.removed', { name }),
  })
  return (
    <li>
      <p className="fi-cluster">
        <strong>{name}</strong>
        <span className="partner-address fi-muted">{email}</span>
        {isSelf && <Badge tone="accent">{t(`partner.role.${role}`)}</Badge>}
      </p>
      {!isSelf && (
        <>
          <RoleChoice
            label={t('partner.team.roleOf', { name })}
            value={role}
            onChange={(wanted) => !change.isSending && change.send(wanted)}
          />
          {change.toProve && (
            <div className="partner-key-choice">
              <OwnerProof
                hint={t('partner.team.passwordHint')}
                busy={t('partner.saving')}
                failed={t('partner.tryAgain')}
                onProven={() => change.toProve && change.send(change.toProve)}
              />
            </div>
          )}
          <div className="fi-cluster">
            <AskedTwice
              label={t('partner.team.remove', { name })}
              surely={t('partner.team.removeSurely')}
              onSure={() => !remove.isSending && remove.send()}
            />
          </div>
        </>
      )}
    </li>
  )
}
