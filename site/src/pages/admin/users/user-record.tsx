import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useSession } from '../../../subjects/session/use-session.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { adminPath } from '../admin-address.ts'
import type { Client } from '../admin-reads.ts'
import { NoteForm } from '../record/note-form.tsx'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordMore } from '../record/record-more.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { clientRecordQuery } from '../record/record-reads.ts'
import { Timeline } from '../record/timeline.tsx'
import { BlockForm } from './block-form.tsx'
import { GrantAdmin } from './grant-admin.tsx'
import { EraseUser } from './erase-user.tsx'
import { ExportUser } from './export-user.tsx'
import { LookedInto } from './looked-into.tsx'
import { NameForm } from './name-form.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserStory } from './user-story.tsx'
import { useMay } from '../use-may.ts'
import { ResetFactor } from './reset-factor.tsx'
import { RoleForm } from './role-form.tsx'
import { UserBadges } from './user-badges.tsx'
import { ViewAs } from './view-as.tsx'

/** An account: who it is, and what can be done about it. */
export function UserRecord({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const query = useQuery(clientRecordQuery(api, client.id))
  const { data: record } = query
  const { user } = useSession()
  const mayDo = useMay()
  const isOneself = client.id === user?.id
  const isTraveller = !client.isAdmin && client.staffRole === null
  return (
    <div className="admin-record__columns">
      <div className="admin-record__column">
        <UserBadges client={client} />
        <UserFacts client={client} record={record} />
        <div>
          <Link href={adminPath({ tab: 'bookings', user: client.id })} asChild>
            <ButtonLink variant="secondary" icon="route">
              {t('admin.theirBookings')}
            </ButtonLink>
          </Link>{' '}
          {mayDo('support', 'operations') && <LookedInto userId={client.id} />}
        </div>
        {record ? <UserStory record={record} /> : <RecordMissing query={query} />}
      </div>
      <div className="admin-record__column">
        {isTraveller && mayDo('support') && (
          <RecordPart title={t('admin.view')}>
            <ViewAs client={client} />
          </RecordPart>
        )}
        {mayDo() && !isOneself && !client.block && (
          <RecordPart title={t('admin.roleTitle')}>
            <RoleForm key={`${client.isAdmin} ${client.staffRole}`} client={client} />
          </RecordPart>
        )}
        {mayDo() && !isOneself && client.hasSecondFactor && (
          <RecordPart title={t('admin.factor')}>
            <ResetFactor client={client} />
          </RecordPart>
        )}
        {mayDo() && !client.isAdmin && !client.block && (
          <RecordPart title={t('admin.grant')}>
            <GrantAdmin client={client} />
          </RecordPart>
        )}
        {!isOneself && mayDo(...(isTraveller ? (['operations'] as const) : [])) && (
          <RecordPart title={t(client.block ? 'admin.blocked' : 'admin.block')}>
            <BlockForm key={String(client.block?.blockedAt)} client={client} />
          </RecordPart>
        )}
        <div className="admin-record__mores">
          {isTraveller && mayDo('support', 'operations') && (
            <RecordMore title={t('record.correctName')}>
              <NameForm key={`${client.firstName} ${client.lastName}`} client={client} />
            </RecordMore>
          )}
          {mayDo() && !client.isAdmin && !isOneself && (
            <>
              <RecordMore title={t('record.exportData')}>
                <ExportUser userId={client.id} />
              </RecordMore>
              <RecordMore title={t('record.erasePerson')}>
                <EraseUser client={client} />
              </RecordMore>
            </>
          )}
        </div>
        <RecordPart title={t('record.addNote')}>
          <NoteForm add={(text) => api.addClientNote({ path: { userId: client.id }, body: { text } })} />
        </RecordPart>
        {record && (
          <RecordPart title={t('admin.story')}>
            <Timeline entries={record.timeline} />
          </RecordPart>
        )}
      </div>
    </div>
  )
}
