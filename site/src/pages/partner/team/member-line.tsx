import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { Partner } from '../partner-reads.ts'
import { usePartnerChange } from '../use-partner-change.ts'
import { PasswordAsk } from './password-ask.tsx'
import { RoleChoice, type Role } from './role-choice.tsx'
import { useProvenChange } from './use-proven-change.ts'

type Member = Partner['members'][number]

/** Somebody who acts for the partner; owners change others and never themselves. Removing is asked twice. */
export function MemberLine({ member: { id, name, email, role, isSelf } }: { member: Member }) {
  const t = useT()
  const client = useClient()
  const [isRemoving, setRemoving] = useState(false)
  const path = { memberId: id }
  const change = useProvenChange({
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
          {change.isProofNeeded && <PasswordAsk onProven={change.again} />}
          <div className="fi-cluster">
            {isRemoving ? (
              <>
                <Button size="sm" variant="danger" onClick={() => !remove.isSending && remove.send()}>
                  {t('partner.team.removeSurely')}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => setRemoving(false)}>
                  {t('partner.cancel')}
                </Button>
              </>
            ) : (
              <Button size="sm" variant="quiet" onClick={() => setRemoving(true)}>
                {t('partner.team.remove', { name })}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}
