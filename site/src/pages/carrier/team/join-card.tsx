import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { InvitationBanner } from '../../../subjects/team/invitation-banner.tsx'
import { useTeamChange } from './use-team-change.ts'

/** What a link to a carrier invites to, and taking it up. */
export function JoinCard({ token }: { token: string }) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  const join = useTeamChange({
    change: () => client.joinCarrier({ body: { token } }),
    teamOf: (team) => team,
    done: t('team.joined'),
    onDone() {
      void cache.invalidateQueries({ queryKey: QUERY_KEYS.carrier })
      // The token goes out of the address.
      navigate('/carrier', { replace: true })
    },
  })
  return (
    <InvitationBanner
      token={token}
      look={async (asked, signal) => {
        const { carrier, role } = await client.readCarrierInvitation({ body: { token: asked }, signal })
        return { business: carrier, role }
      }}
      join={{ send: () => join.send(), isSending: join.isSending }}
    />
  )
}
