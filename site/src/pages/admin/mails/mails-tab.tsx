import { JOB_BATCH_REASON_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { exportPath, given } from '../list/address-days.ts'
import { Filters } from '../list/filters.tsx'
import { ListRoom } from '../list/list-room.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { jobsQuery } from './mail-reads.ts'
import { useMailColumns } from './use-mail-columns.tsx'

/** Mails and other jobs that failed at every try, the oldest first: sent again, or dropped. */
export function MailsTab() {
  const t = useT()
  const client = useClient()
  const { address } = useAdminAddress()
  const query = given({ q: address.q })
  const pages = useInfiniteQuery(jobsQuery(client, query))
  const columns = useMailColumns()
  const decide = (decision: 'retry' | 'drop') => ({
    name: t(decision === 'retry' ? 'admin.mailAgain' : 'admin.mailDrop'),
    explained: t(decision === 'retry' ? 'admin.mailAgainText' : 'mails.dropText'),
    reasonLength: JOB_BATCH_REASON_MAX_LENGTH,
    run: ({ ids, reason }: { ids: string[]; reason: string }) =>
      client.decideGivenUpJobs({ body: { ids, decision, reason: reason || null } }),
  })
  return (
    <ListRoom
      list="mails"
      caption={t('admin.mails')}
      columns={columns}
      rowKey={({ id }) => id}
      pages={pages}
      filters={<Filters hint={t('mails.search')} />}
      table={{ href: exportPath('given-up-jobs', query), roles: ['operations'] }}
      empty={{ title: t('mails.none'), text: t('mails.noneText') }}
      bulk={{
        roles: ['support', 'operations'],
        label: ({ about, kind }) => about || kind,
        actions: [decide('retry'), decide('drop')],
      }}
    />
  )
}
