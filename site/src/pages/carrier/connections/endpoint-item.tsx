import { WEBHOOK_OVERLAP_HOURS } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DeliveriesPart } from './deliveries-part.tsx'
import { useWebhookChange } from './use-webhook-change.ts'
import type { Endpoint } from './webhook-reads.ts'

type EndpointItemProps = { endpoint: Endpoint; onSecret: (secret: string) => void }

/** An address with what it is told of, and all that its owner can do with it. */
export function EndpointItem({ endpoint, onSecret }: EndpointItemProps) {
  const t = useT()
  const client = useClient()
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const path = { webhookId: endpoint.id }
  const isOn = endpoint.state === 'enabled'
  const ping = useWebhookChange(() => client.pingCarrierWebhook({ path }), {
    done: t('carrier.hooks.pinged'),
    onDone: () => setOpen(true),
  })
  const turn = useWebhookChange(
    () => client.setCarrierWebhookState({ path, body: { state: isOn ? 'disabled' : 'enabled' } }),
    { done: t('carrier.saved') },
  )
  const rotate = useWebhookChange(
    () => client.rotateCarrierWebhookSecret({ path, body: { overlapHours: WEBHOOK_OVERLAP_HOURS } }),
    { done: t('carrier.saved'), onDone: ({ secret }) => onSecret(secret) },
  )
  const remove = useWebhookChange(() => client.removeCarrierWebhook({ path }), {
    done: t('carrier.hooks.removed'),
  })
  const state = endpoint.disabledReason ?? endpoint.state
  const buttons = [
    { key: 'deliveries', send: () => setOpen(!isOpen) },
    ...(isOn ? [{ key: 'ping', send: () => ping.send(undefined) }] : []),
    { key: 'rotate', send: () => rotate.send(undefined) },
    { key: isOn ? 'off' : 'on', send: () => turn.send(undefined) },
    { key: isLeaving ? 'removeNow' : 'remove', send: leave },
  ]
  function leave() {
    if (isLeaving) remove.send(undefined)
    else setLeaving(true)
  }
  return (
    <li>
      <p className="fi-cluster">
        <code className="carrier-secret">{endpoint.url}</code>
        {endpoint.test && <Badge tone="accent">{t('carrier.keys.isTest')}</Badge>}
        <Badge tone={isOn ? 'positive' : 'danger'}>{t(`carrier.hooks.state.${state}`)}</Badge>
      </p>
      <p>{endpoint.types.join(', ')}</p>
      <div className="fi-cluster">
        {buttons.map(({ key, send }) => (
          <Button
            key={key}
            size="sm"
            variant="quiet"
            onClick={send}
            aria-label={`${t(`carrier.hooks.${key}`)}: ${endpoint.url}`}
          >
            {t(`carrier.hooks.${key}`)}
          </Button>
        ))}
      </div>
      {isOpen && <DeliveriesPart webhookId={endpoint.id} isOn={isOn} />}
    </li>
  )
}
