import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { clientQuery } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { UserRecord } from './user-record.tsx'

/** An account over the list. */
export function UserSheet({ id, ids }: { id: string; ids: readonly string[] }) {
  const t = useT()
  const query = useQuery(clientQuery(useClient(), id))
  const { data } = query
  return (
    <RecordSheet id={id} ids={ids} title={data ? `${data.firstName} ${data.lastName}` : t('admin.user')}>
      {data ? <UserRecord client={data} /> : <RecordMissing query={query} />}
    </RecordSheet>
  )
}
