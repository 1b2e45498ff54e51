import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { usePartnerChange } from '../use-partner-change.ts'

/** What a link invites to, and taking it up. */
export function JoinCard({ token }: { token: string }) {
  const t = useT()
  const client = useClient()
  const errorText = useErrorText()
  const [, navigate] = useLocation()
  const query = useQuery({
    queryKey: ['/api/partner/invitation', token],
    queryFn: ({ signal }) => client.readPartnerInvitation({ body: { token }, signal }),
    retry: false,
    gcTime: 0,
  })
  const join = usePartnerChange({
    change: () => client.joinPartner({ body: { token } }),
    partnerOf: (partner) => partner,
    done: t('partner.team.joined'),
    // The token goes out of the address.
    onDone: () => navigate('/partner', { replace: true }),
  })
  if (query.isPending) return <Spinner label={t('partner.loading')} />
  if (query.isError)
    return (
      <Banner tone="warning" title={t('partner.team.noInvitation')}>
        {errorText(query.error, t('partner.tryAgain'))}
      </Banner>
    )
  const { partner, role } = query.data
  return (
    <Banner
      title={t('partner.team.invitedTo', { partner })}
      action={
        <Button
          size="sm"
          loading={join.isSending}
          loadingLabel={t('partner.saving')}
          onClick={() => !join.isSending && join.send()}
        >
          {t('partner.team.join')}
        </Button>
      }
    >
      {t(`partner.role.${role}`)}: {t(`partner.roleText.${role}`)}
    </Banner>
  )
}
