import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import { usePartnerMoment } from '../use-partner-moment.ts'
import { ReplayForm } from './replay-form.tsx'
import { useWebhookChange } from './use-webhook-change.ts'
import { deliveriesQuery, type Delivery } from './webhook-reads.ts'

type DeliveriesPartProps = { webhookId: string; isOn: boolean }

/** What was last sent to an address, what was answered, and the ways to send it again. */
export function DeliveriesPart({ webhookId, isOn }: DeliveriesPartProps) {
  const t = useT()
  const query = useQuery(deliveriesQuery(useClient(), webhookId))
  const columns = useColumns(webhookId, isOn)
  if (query.isError)
    return <LoadFailed title={t('partner.hooks.loadFailed')} text={t('partner.tryAgain')} query={query} />
  if (!query.data) return <Spinner label={t('partner.hooks.loading')} />
  const { deliveries } = query.data
  return (
    <>
      {deliveries.length === 0 ? (
        <p className="fi-muted">{t('partner.hooks.nothingSent')}</p>
      ) : (
        <Table
          caption={t('partner.hooks.deliveries')}
          columns={columns}
          rows={deliveries}
          rowKey={({ id }) => id}
        />
      )}
      {isOn && <ReplayForm webhookId={webhookId} />}
    </>
  )
}

function useColumns(webhookId: string, isOn: boolean): Column<Delivery>[] {
  const t = useT()
  const client = useClient()
  const moment = usePartnerMoment()
  const again = useWebhookChange(
    (deliveryId: number) => client.replayPartnerWebhooks({ path: { webhookId }, body: { deliveryId } }),
    { done: t('partner.hooks.sentAgain') },
  )
  return [
    {
      key: 'event',
      heading: t('partner.hooks.event'),
      head: true,
      cell: ({ type, subject }) => (
        <>
          <code>{type}</code> {subject}
        </>
      ),
    },
    { key: 'at', heading: t('partner.hooks.at'), cell: ({ createdAt }) => moment(createdAt) },
    {
      key: 'state',
      heading: t('partner.hooks.stands'),
      cell: ({ state, tries }) => t(`partner.hooks.delivery.${state}`, { tries }),
    },
    {
      key: 'answer',
      heading: t('partner.hooks.answer'),
      cell: ({ status, answer }) => [status, answer].filter(Boolean).join(' ') || '–',
    },
    {
      key: 'body',
      heading: t('partner.hooks.body'),
      cell: ({ body }) => (
        <details>
          <summary>{t('partner.hooks.show')}</summary>
          <pre className="partner-code">{body}</pre>
        </details>
      ),
    },
    {
      key: 'again',
      heading: t('partner.hooks.again'),
      quiet: true,
      cell: ({ id }) =>
        isOn && (
          <Button size="sm" variant="quiet" onClick={() => !again.isSending && again.send(id)}>
            {t('partner.hooks.again')}
          </Button>
        ),
    },
  ]
}
