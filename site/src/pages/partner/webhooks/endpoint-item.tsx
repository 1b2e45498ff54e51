import { WEBHOOK_OVERLAP_HOURS } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DeliveriesPart } from './deliveries-part.tsx'
import { GradesPart } from './grades-part.tsx'
import { useWebhookChange } from './use-webhook-change.ts'
import type { Endpoint, Grades } from './webhook-reads.ts'

type EndpointItemProps = { endpoint: Endpoint; onSecret: (secret: string) => void }

/** An address with what it is told of, and all that one can do with it. Removing is asked twice. */
export function EndpointItem({ endpoint, onSecret }: EndpointItemProps) {
  const t = useT()
  const client = useClient()
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const path = { webhookId: endpoint.id }
  const isOn = endpoint.state === 'enabled'
  const ping = useWebhookChange(() => client.pingPartnerWebhook({ path }), {
    done: t('partner.hooks.pinged'),
    onDone: () => setOpen(true),
  })
  const turn = useWebhookChange(() =>
    client.setPartnerWebhookState({ path, body: { state: isOn ? 'disabled' : 'enabled' } }),
  )
  const rotate = useWebhookChange(
    () => client.rotatePartnerWebhookSecret({ path, body: { overlapHours: WEBHOOK_OVERLAP_HOURS } }),
    { onDone: ({ secret }) => onSecret(secret) },
  )
  const remove = useWebhookChange(() => client.removePartnerWebhook({ path }), {
    done: t('partner.hooks.removed'),
  })
  const [grades, setGrades] = useState<Grades>()
  const grade = useWebhookChange(() => client.gradePartnerWebhook({ path }), { onDone: setGrades })
  const buttons = [
    { key: 'deliveries', send: () => setOpen(!isOpen) },
    ...(isOn ? [{ key: 'ping', send: () => !ping.isSending && ping.send() }] : []),
    ...(endpoint.test ? [{ key: 'grade', send: () => !grade.isSending && grade.send() }] : []),
    { key: 'rotate', send: () => !rotate.isSending && rotate.send() },
    { key: isOn ? 'off' : 'on', send: () => !turn.isSending && turn.send() },
    { key: isLeaving ? 'removeNow' : 'remove', send: () => (isLeaving ? remove.send() : setLeaving(true)) },
  ]
  return (
    <li>
      <p className="fi-cluster">
        <code className="partner-address">{endpoint.url}</code>
        <Badge tone={endpoint.test ? 'accent' : 'positive'}>
          {t(`partner.mode.${endpoint.test ? 'test' : 'live'}`)}
        </Badge>
        <Badge tone={isOn ? 'positive' : 'danger'}>
          {t(`partner.hooks.state.${endpoint.disabledReason ?? endpoint.state}`)}
        </Badge>
      </p>
      <p className="fi-small fi-muted">{endpoint.types.join(', ')}</p>
      <div className="fi-cluster">
        {buttons.map(({ key, send }) => (
          <Button
            key={key}
            size="sm"
            variant={key === 'removeNow' ? 'danger' : 'quiet'}
            onClick={send}
            aria-label={`${t(`partner.hooks.${key}`)}: ${endpoint.url}`}
          >
            {t(`partner.hooks.${key}`)}
          </Button>
        ))}
      </div>
      {grade.isSending && <output>{t('partner.hooks.grading')}</output>}
      {grades && <GradesPart grades={grades} />}
      {isOpen && <DeliveriesPart webhookId={endpoint.id} isOn={isOn} />}
    </li>
  )
}
