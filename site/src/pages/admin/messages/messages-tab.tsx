import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { messagesQuery } from '../admin-reads.ts'
import { RecordList } from '../list/record-list.tsx'
import { SearchField } from '../list/search-field.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { MessageSheet } from './message-sheet.tsx'
import { useMessageColumns } from './use-message-columns.tsx'

const STATUSES = ['new', 'handled'] as const

/** What people wrote to us, the newest first. */
export function MessagesTab() {
  const t = useT()
  const { address, narrow } = useAdminAddress()
  const status = STATUSES.find((known) => known === address.status)
  const pages = useInfiniteQuery(messagesQuery(useClient(), { status, q: address.q }))
  const columns = useMessageColumns()
  return (
    <>
      <search className="admin-filters" aria-label={t('admin.filters')}>
        <div className="admin-filters__search">
          <SearchField
            label={t('admin.search')}
            hint={t('admin.searchMessages')}
            value={address.q ?? ''}
            onSearch={(q) => narrow({ q })}
          />
        </div>
        <Field label={t('admin.stands')}>
          <Select value={status ?? ''} onChange={({ target }) => narrow({ status: target.value })}>
            <option value="">{t('admin.any')}</option>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {t(`admin.message.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      <RecordList
        caption={t('admin.messages')}
        columns={columns}
        rowKey={({ id }) => id}
        pages={pages}
        empty={{ title: t('admin.noMessages'), text: t('admin.noMessagesText') }}
      />
      {address.open && /^\d{1,10}$/.test(address.open) && (
        <MessageSheet key={address.open} id={Number(address.open)} messages={pages.data} />
      )}
    </>
  )
}
