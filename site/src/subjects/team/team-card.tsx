import { BUSINESS_INVITATION_DAYS } from '@fiacre/sdk/rules'
import { useId, type ReactNode } from 'react'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../base/i18n/local-times.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CopyButton } from '../payment/copy-button.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberLine } from './member-line.tsx'
import './team.css'
import type { Team, TeamChanges, TeamRole } from './team.ts'

type TeamCardProps<Role extends TeamRole> = {
  team: Team<Role>
  roles: readonly Role[]
  /** The role that somebody is invited to unless another is chosen. */
  first: Role
  changes: TeamChanges<Role>
  /** A link that was just made, to be seen this once. */
  url: string | undefined
  /** What else is said of members, by id. */
  below?: Readonly<Record<string, ReactNode>>
}

/** Who acts for a carrier or a partner, and who is invited to. For owners. */
export function TeamCard<Role extends TeamRole>({
  team,
  roles,
  first,
  changes,
  url,
  below,
}: TeamCardProps<Role>) {
  const t = useT()
  const id = useId()
  return (
    <Card as="section" className="fi-stack" aria-labelledby={id}>
      <h2 className="fi-card__title" id={id}>
        {t('team.title')}
      </h2>
      <ul className="team-list">
        {team.members.map((member) => (
          <MemberLine key={member.id} member={member} roles={roles} changes={changes}>
            {below?.[member.id]}
          </MemberLine>
        ))}
      </ul>
      {team.invitations.length > 0 && <Waiting team={team} changes={changes} />}
      <h3 className="team-subtitle">{t('team.invite')}</h3>
      <p className="fi-muted">{t('team.inviteText', { days: BUSINESS_INVITATION_DAYS })}</p>
      {url && (
        <Banner tone="success" live title={t('team.link')}>
          <p className="team-address">
            <code>{url}</code>
          </p>
          <CopyButton text={url} label={t('team.copyLink')} />
        </Banner>
      )}
      <InviteForm key={team.invitations.length} roles={roles} first={first} invite={changes.invite} />
    </Card>
  )
}

/** Invitations that nobody has taken up yet. */
function Waiting<Role extends TeamRole>({
  team,
  changes: { drop },
}: Pick<TeamCardProps<Role>, 'team' | 'changes'>) {
  const t = useT()
  const { language } = useLanguage()
  return (
    <>
      <h3 className="team-subtitle">{t('team.waiting')}</h3>
      <ul className="team-list">
        {team.invitations.map(({ id, role, email, expiresAt }) => {
          const invitedAs: TeamRole = role
          return (
            <li key={id}>
              <p>
                {t(`team.role.${invitedAs}`)}
                {email && <span className="team-address">, {email}</span>}{' '}
                <span className="fi-small fi-muted">
                  {t('team.expires', { when: ownMoment(expiresAt, language) })}
                </span>
              </p>
              <div>
                <Button size="sm" variant="quiet" onClick={() => !drop.isSending && drop.send(id)}>
                  {t('team.drop')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
