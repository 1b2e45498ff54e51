import { Link } from 'wouter'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useSession } from '../../../subjects/session/use-session.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { adminPath } from '../admin-address.ts'
import type { Client } from '../admin-reads.ts'
import { AuditPart } from '../audit/audit-part.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { useMay } from '../use-may.ts'
import { useMoments } from '../use-moments.ts'
import { BlockForm } from './block-form.tsx'
import { GrantAdmin } from './grant-admin.tsx'
import { ResetFactor } from './reset-factor.tsx'
import { RoleForm } from './role-form.tsx'
import { UserBadges } from './user-badges.tsx'
import { ViewAs } from './view-as.tsx'

/** An account: who it is, and what can be done about it. */
export function UserRecord({ client }: { client: Client }) {
  const t = useT()
  const moment = useMoments()
  const { user } = useSession()
  const mayDo = useMay()
  const isTraveller = !client.isAdmin && client.staffRole === null
  return (
    <>
      <UserBadges client={client} />
      <DescriptionList
        items={[
          {
            term: t('admin.email'),
            details: (
              <a className="admin-link" href={`mailto:${client.email}`}>
                {client.email}
              </a>
            ),
          },
          { term: t('admin.country'), details: client.country ?? '–' },
          { term: t('admin.joined'), details: moment(client.createdAt) },
        ]}
      />
      <div>
        <Link href={adminPath({ tab: 'bookings', user: client.id })} asChild>
          <ButtonLink variant="secondary" icon="route">
            {t('admin.theirBookings')}
          </ButtonLink>
        </Link>
      </div>
      {isTraveller && mayDo('support') && (
        <RecordPart title={t('admin.view')}>
          <ViewAs client={client} />
        </RecordPart>
      )}
      {mayDo() && client.id !== user?.id && !client.block && (
        <RecordPart title={t('admin.roleTitle')}>
          <RoleForm key={`${client.isAdmin} ${client.staffRole}`} client={client} />
        </RecordPart>
      )}
      {mayDo() && client.id !== user?.id && client.hasSecondFactor && (
        <RecordPart title={t('admin.factor')}>
          <ResetFactor client={client} />
        </RecordPart>
      )}
      {mayDo() && !client.isAdmin && !client.block && (
        <RecordPart title={t('admin.grant')}>
          <GrantAdmin client={client} />
        </RecordPart>
      )}
      {client.id !== user?.id && mayDo(...(isTraveller ? (['operations'] as const) : [])) && (
        <RecordPart title={t(client.block ? 'admin.blocked' : 'admin.block')}>
          <BlockForm key={String(client.block?.blockedAt)} client={client} />
        </RecordPart>
      )}
      <AuditPart subject="user" subjectId={client.id} />
    </>
  )
}
