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
import { UserFacts } from './user-facts.tsx'
import { UserStory } from './user-story.tsx'
import { UserBadges } from './user-badges.tsx'

/** An account: who it is, and what can be done about it. */
export function UserRecord({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const query = useQuery(clientRecordQuery(api, client.id))
  const { data: record } = query
  const { user } = useSession()
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
          <LookedInto userId={client.id} />
        </div>
        {record ? <UserStory record={record} /> : <RecordMissing query={query} />}
      </div>
      <div className="admin-record__column">
        {!client.isAdmin && !client.block && (
          <RecordPart title={t('admin.grant')}>
            <GrantAdmin client={client} />
          </RecordPart>
        )}
        {client.id !== user?.id && (
          <RecordPart title={t(client.block ? 'admin.blocked' : 'admin.block')}>
            <BlockForm key={String(client.block?.blockedAt)} client={client} />
          </RecordPart>
        )}
        {!client.isAdmin && client.id !== user?.id && (
          <div className="admin-record__mores">
            <RecordMore title={t('record.exportData')}>
              <ExportUser userId={client.id} />
            </RecordMore>
            <RecordMore title={t('record.erasePerson')}>
              <EraseUser client={client} />
            </RecordMore>
          </div>
        )}
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
