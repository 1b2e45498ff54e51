import type { CallResult } from '@fiacre/sdk'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { TeamCard } from '../../../subjects/team/team-card.tsx'
import type { Invited } from '../../../subjects/team/team.ts'
import type { CarrierTeam } from './team-read.ts'
import { useTeamChange } from './use-team-change.ts'

type Role = CarrierTeam['role']

const ROLES = ['owner', 'dispatcher', 'bookkeeper'] as const satisfies readonly Role[]

/** Who acts for the carrier, and who is invited to. For owners. */
export function TeamPart({ team }: { team: CarrierTeam }) {
  const t = useT()
  const client = useClient()
  const [url, setUrl] = useState<string>()
  const teamOf = (after: CarrierTeam) => after
  const invite = useTeamChange({
    change: (invited: Invited<Role>) => client.inviteCarrierMember({ body: invited }),
    teamOf: (made: CallResult<'inviteCarrierMember'>) => made.team,
    done: t('team.invited'),
    onDone: (made) => setUrl(made.url ?? undefined),
  })
  const drop = useTeamChange({
    change: (invitationId: string) => client.dropCarrierInvitation({ path: { invitationId } }),
    teamOf,
    done: t('team.dropped'),
  })
  const setRole = useTeamChange({
    change: ({ memberId, role }: { memberId: string; role: Role }) =>
      client.setCarrierMemberRole({ path: { memberId }, body: { role } }),
    teamOf,
    done: t('carrier.team.saved'),
  })
  const remove = useTeamChange({
    change: (memberId: string) => client.removeCarrierMember({ path: { memberId } }),
    teamOf,
    done: t('team.removed'),
  })
  return (
    <TeamCard
      team={team}
      roles={ROLES}
      first="dispatcher"
      changes={{ invite, drop, setRole, remove }}
      url={url}
    />
  )
}
