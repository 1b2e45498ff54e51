import { CONTACT_BATCH_REASON_MAX_LENGTH, CONTACT_CATEGORIES } from '@fiacre/sdk/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { messagesQuery } from '../admin-reads.ts'
import { exportPath, given } from '../list/address-days.ts'
import { FilterSelect } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { MessageSheet } from './message-sheet.tsx'
import { useMessageColumns } from './use-message-columns.tsx'

const STATUSES = ['new', 'handled'] as const

/** What people wrote to us, as the address narrows and orders them. */
export function MessagesTab() {
  const t = useT()
  const client = useClient()
  const { address } = useAdminAddress()
  const query = given({
    status: STATUSES.find((known) => known === address.status),
    category: CONTACT_CATEGORIES.find((known) => known === address.category),
    q: address.q,
    sort: address.sort === 'oldest' ? ('oldest' as const) : undefined,
  })
  const pages = useInfiniteQuery(messagesQuery(client, query))
  const columns = useMessageColumns()
  const mark = (status: (typeof STATUSES)[number]) => ({
    name: t(status === 'handled' ? 'admin.markHandled' : 'admin.markNew'),
    explained: t(status === 'handled' ? 'admin.bulkHandledText' : 'admin.bulkNewText'),
    reasonLength: CONTACT_BATCH_REASON_MAX_LENGTH,
    run: ({ ids, reason }: { ids: string[]; reason: string }) =>
      client.setContactRequestStatuses({ body: { ids, status, reason: reason || null } }),
  })
  return (
    <>
      <ListRoom
        list="messages"
        caption={t('admin.messages')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        filters={
          <Filters hint={t('admin.searchMessages')}>
            <FilterSelect
              name="status"
              label={t('admin.stands')}
              options={STATUSES.map((each) => [each, t(`admin.message.${each}`)])}
            />
            <FilterSelect
              name="category"
              label={t('admin.about')}
              options={CONTACT_CATEGORIES.map((each) => [each, t(`admin.category.${each}`)])}
            />
          </Filters>
        }
        table={{ href: exportPath('contact-requests', query), roles: ['operations'] }}
        empty={{ title: t('admin.noMessages'), text: t('admin.noMessagesText') }}
        bulk={{
          roles: ['support'],
          label: ({ subject }) => subject,
          actions: [mark('handled'), mark('new')],
        }}
      />
      {address.open && /^\d{1,10}$/.test(address.open) && (
        <MessageSheet key={address.open} id={Number(address.open)} messages={pages.data} />
      )}
    </>
  )
}
