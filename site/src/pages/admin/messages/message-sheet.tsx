import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { ContactRequest } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { messageRecordQuery } from '../record/record-reads.ts'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { MessageRecord } from './message-record.tsx'
import '../record/record.css'

/** A message over the list. */
export function MessageSheet({
  id,
  messages,
}: {
  id: number
  messages: readonly ContactRequest[] | undefined
}) {
  const t = useT()
  const query = useQuery(messageRecordQuery(useClient(), id))
  const { data } = query
  const { open } = useAdminAddress()
  const next = after(messages ?? [], id)
  return (
    <RecordSheet
      id={id}
      ids={(messages ?? []).map((each) => each.id)}
      title={data?.message.subject ?? t('admin.message')}
    >
      {data ? (
        <MessageRecord key={id} record={data} onHandled={() => next !== undefined && open(next)} />
      ) : (
        <RecordMissing query={query} />
      )}
    </RecordSheet>
  )
}

/** The message that is next to be seen to: the one after it that is new. */
function after(messages: readonly ContactRequest[], id: number): number | undefined {
  const at = messages.findIndex((each) => each.id === id)
  return messages.find((each, index) => index > at && each.status === 'new')?.id
}
