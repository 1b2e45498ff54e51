import { useQuery } from '@tanstack/react-query'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import type { TeamChange, TeamRole } from './team.ts'

/** What a link invites to. */
interface InvitationLook {
  business: string
  role: TeamRole
}

type InvitationBannerProps = {
  token: string
  look: (token: string, signal: AbortSignal) => Promise<InvitationLook>
  join: TeamChange<void>
  /** What a role means to whoever is invited, where the words for the team are not theirs. */
  aboutRole?: Partial<Record<TeamRole, string>>
}

/** What a link invites to, and taking it up. */
export function InvitationBanner({ token, look, join, aboutRole }: InvitationBannerProps) {
  const t = useT()
  const errorText = useErrorText()
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => look(token, signal),
    retry: false,
    gcTime: 0,
  })
  if (query.isPending) return <Spinner label={t('team.loading')} />
  if (query.isError)
    return (
      <Banner tone="warning" title={t('team.noInvitation')}>
        {errorText(query.error, t('team.tryAgain'))}
      </Banner>
    )
  const { business, role } = query.data
  return (
    <Banner
      title={t('team.invitedTo', { business })}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={join.isSending}
          loadingLabel={t('team.saving')}
          onClick={() => !join.isSending && join.send()}
        >
          {t('team.join')}
        </Button>
      }
    >
      {aboutRole?.[role] ?? `${t(`team.role.${role}`)}: ${t(`team.roleText.${role}`)}`}
    </Banner>
  )
}
