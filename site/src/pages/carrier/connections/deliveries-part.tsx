import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { useDeliveryColumns } from './use-delivery-columns.tsx'
import { useWebhookChange } from './use-webhook-change.ts'
import { deliveriesQuery } from './webhook-reads.ts'

/** What was last sent to an address, what was answered, and the way to send it again. */
export function DeliveriesPart({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const t = useT()
  const client = useClient()
  const query = useQuery(deliveriesQuery(client, webhookId))
  const again = useWebhookChange(
    (deliveryId: number) => client.replayCarrierWebhooks({ path: { webhookId }, body: { deliveryId } }),
    { done: t('carrier.hooks.sentAgain') },
  )
  const columns = useDeliveryColumns(isOn ? again.send : undefined)
  if (query.isError)
    return <LoadFailed title={t('carrier.hooks.loadFailed')} text={t('carrier.tryAgain')} query={query} />
  if (!query.data) return <Spinner label={t('carrier.hooks.loading')} />
  const { deliveries } = query.data
  if (deliveries.length === 0) return <p>{t('carrier.hooks.nothingSent')}</p>
  return (
    <Table
      caption={t('carrier.hooks.deliveries')}
      columns={columns}
      rows={deliveries}
      rowKey={({ id }) => id}
    />
  )
}
