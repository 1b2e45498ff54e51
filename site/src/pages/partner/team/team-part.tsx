import type { CallResult } from '@fiacre/sdk'
import { PARTNER_INVITATION_DAYS } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CopyButton } from '../../../subjects/payment/copy-button.tsx'
import { OwnerProof } from '../../../subjects/session/owner-proof.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import type { Partner } from '../partner-reads.ts'
import { usePartnerMoment } from '../use-partner-moment.ts'
import { usePartnerChange } from '../use-partner-change.ts'
import { MemberLine } from './member-line.tsx'
import { RoleChoice, type Role } from './role-choice.tsx'

/** Who acts for the partner, and links that let others in. For owners. */
export function TeamPart({ partner }: { partner: Partner }) {
  const t = useT()
  const client = useClient()
  const moment = usePartnerMoment()
  const [role, setRole] = useState<Role>('developer')
  const [url, setUrl] = useState<string>()
  const invite = usePartnerChange({
    change: (wanted: Role) => client.invitePartnerMember({ body: { role: wanted } }),
    partnerOf: (made: CallResult<'invitePartnerMember'>) => made.partner,
    done: t('partner.team.invited'),
    onDone: (made) => setUrl(made.url),
  })
  const drop = usePartnerChange({
    change: (invitationId: string) => client.dropPartnerInvitation({ path: { invitationId } }),
    partnerOf: (changed) => changed,
    done: t('partner.team.dropped'),
  })
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-team">
      <h2 className="fi-card__title" id="partner-team">
        {t('partner.team.title')}
      </h2>
      <ul className="partner-list">
        {partner.members.map((member) => (
          <MemberLine key={member.id} member={member} />
        ))}
      </ul>
      {partner.invitations.length > 0 && (
        <>
          <h3 className="partner-subtitle">{t('partner.team.waiting')}</h3>
          <ul className="partner-list">
            {partner.invitations.map(({ id, role: invitedAs, expiresAt }) => (
              <li key={id}>
                <p>
                  {t(`partner.role.${invitedAs}`)}{' '}
                  <span className="fi-small fi-muted">
                    {t('partner.expires', { when: moment(expiresAt) })}
                  </span>
                </p>
                <div>
                  <Button size="sm" variant="quiet" onClick={() => !drop.isSending && drop.send(id)}>
                    {t('partner.team.drop')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="partner-subtitle">{t('partner.team.invite')}</h3>
      <p className="fi-muted">{t('partner.team.inviteText', { days: PARTNER_INVITATION_DAYS })}</p>
      <RoleChoice label={t('partner.team.role')} value={role} onChange={setRole} />
      {url && (
        <Banner tone="success" live title={t('partner.team.link')}>
          <p className="partner-address">
            <code>{url}</code>
          </p>
          <CopyButton text={url} label={t('partner.tools.copyLink')} />
        </Banner>
      )}
      {invite.toProve ? (
        <div className="partner-key-choice">
          <OwnerProof
            hint={t('partner.team.passwordHint')}
            busy={t('partner.saving')}
            failed={t('partner.tryAgain')}
            onProven={() => invite.toProve && invite.send(invite.toProve)}
          />
        </div>
      ) : (
        <div>
          <Button
            variant="secondary"
            icon="plus"
            loading={invite.isSending}
            loadingLabel={t('partner.saving')}
            onClick={() => !invite.isSending && invite.send(role)}
          >
            {t('partner.team.makeLink')}
          </Button>
        </div>
      )}
    </Card>
  )
}
