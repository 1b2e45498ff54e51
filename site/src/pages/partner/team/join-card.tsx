import { useLocation } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { InvitationBanner } from '../../../subjects/team/invitation-banner.tsx'
import { usePartnerChange } from '../use-partner-change.ts'

/** What a link to a partner invites to, and taking it up. */
export function JoinCard({ token }: { token: string }) {
  const t = useT()
  const client = useClient()
  const [, navigate] = useLocation()
  const join = usePartnerChange({
    change: () => client.joinPartner({ body: { token } }),
    partnerOf: (partner) => partner,
    done: t('team.joined'),
    // The token goes out of the address.
    onDone: () => navigate('/partner', { replace: true }),
  })
  return (
    <InvitationBanner
      token={token}
      look={async (asked, signal) => {
        const { partner, role } = await client.readPartnerInvitation({ body: { token: asked }, signal })
        return { business: partner, role }
      }}
      aboutRole={{ traveller: t('partner.travelsText') }}
      join={{ send: () => join.send(), isSending: join.isSending }}
    />
  )
}
