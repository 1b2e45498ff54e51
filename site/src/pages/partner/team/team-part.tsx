import type { CallResult } from '@fiacre/sdk'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { TeamCard } from '../../../subjects/team/team-card.tsx'
import type { Invited } from '../../../subjects/team/team.ts'
import type { Partner } from '../partner-reads.ts'
import { usePartnerChange } from '../use-partner-change.ts'
import { MonthlyLimit } from './monthly-limit.tsx'

type Role = Partner['role']
type WantedRole = { memberId: string; role: Role; monthlyLimitCents?: number }

const ROLES = ['owner', 'developer', 'finance', 'traveller'] as const satisfies readonly Role[]

/** Who acts for the partner, and who is invited to. For owners. */
export function TeamPart({ partner }: { partner: Partner }) {
  const t = useT()
  const client = useClient()
  const [url, setUrl] = useState<string>()
  const changed = (after: Partner) => after
  const invite = usePartnerChange({
    change: (invited: Invited<Role>) => client.invitePartnerMember({ body: invited }),
    partnerOf: (made: CallResult<'invitePartnerMember'>) => made.partner,
    done: t('team.invited'),
    onDone: (made) => setUrl(made.url ?? undefined),
  })
  const drop = usePartnerChange({
    change: (invitationId: string) => client.dropPartnerInvitation({ path: { invitationId } }),
    partnerOf: changed,
    done: t('team.dropped'),
  })
  const setRole = usePartnerChange({
    change: ({ memberId, ...body }: WantedRole) => client.setPartnerMemberRole({ path: { memberId }, body }),
    partnerOf: changed,
    done: t('partner.saved'),
  })
  const remove = usePartnerChange({
    change: (memberId: string) => client.removePartnerMember({ path: { memberId } }),
    partnerOf: changed,
    done: t('team.removed'),
  })
  return (
    <TeamCard
      team={partner}
      roles={ROLES}
      first="developer"
      changes={{ invite, drop, setRole, remove }}
      url={url}
      below={Object.fromEntries(
        partner.members.flatMap((member) =>
          member.role === 'traveller'
            ? [[member.id, <MonthlyLimit key={member.id} member={member} change={setRole} />]]
            : [],
        ),
      )}
    />
  )
}
