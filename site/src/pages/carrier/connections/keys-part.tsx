import type { CallInput, CallResult } from '@fiacre/sdk'
import { CARRIER_KEY_LABEL_MAX_LENGTH, WEBHOOK_OVERLAP_HOURS } from '@fiacre/sdk/rules'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { FiacreClient } from '@fiacre/sdk'
import { useClient } from '../../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../../base/i18n/local-times.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { textOf } from '../form-text.ts'
import { ShownOnce } from './shown-once.tsx'
import { useWebhookChange } from './use-webhook-change.ts'

type Key = CallResult<'listCarrierKeys'>['keys'][number]

const KEYS_KEY = [...QUERY_KEYS.carrier, 'keys'] as const

const keysQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: KEYS_KEY,
    queryFn: ({ signal }) => client.listCarrierKeys({ signal }),
    staleTime: 0,
  })

/** The keys by which the carrier's own computers call. */
export function KeysPart() {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const query = useQuery(keysQuery(client))
  const [secret, setSecret] = useState<string>()
  const renew = () => cache.invalidateQueries({ queryKey: KEYS_KEY })
  const create = useWebhookChange(
    (body: CallInput<'createCarrierKey'>['body']) => client.createCarrierKey({ body }),
    {
      done: t('carrier.added'),
      onDone(made) {
        setSecret(made.secret)
        void renew()
      },
    },
  )

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const label = textOf(form, 'label')
    if (label && !create.isSending) create.send({ label, test: form.has('test') })
  }

  return (
    <Card as="section" className="fi-stack" aria-labelledby="carrier-keys">
      <h2 className="fi-card__title" id="carrier-keys">
        {t('carrier.keys.title')}
      </h2>
      <p>
        {t('carrier.keys.text')} <a href="/docs/guides/dispatch">{t('carrier.keys.guide')}</a>
      </p>
      {secret && <ShownOnce secret={secret} onDone={() => setSecret(undefined)} />}
      <ul className="carrier-list">
        {query.data?.keys.map((key) => (
          <KeyItem key={key.id} row={key} onSecret={setSecret} onChanged={renew} />
        ))}
      </ul>
      <form className="carrier-fields" onSubmit={submit} noValidate>
        <Field label={t('carrier.keys.label')}>
          <TextInput name="label" autoComplete="off" maxLength={CARRIER_KEY_LABEL_MAX_LENGTH} />
        </Field>
        <Checkbox name="test" label={t('carrier.keys.test')} />
        <Button
          type="submit"
          variant="secondary"
          loading={create.isSending}
          loadingLabel={t('carrier.saving')}
        >
          {t('carrier.keys.add')}
        </Button>
      </form>
    </Card>
  )
}

type KeyItemProps = { row: Key; onSecret: (secret: string) => void; onChanged: () => unknown }

function KeyItem({ row, onSecret, onChanged }: KeyItemProps) {
  const t = useT()
  const client = useClient()
  const { language } = useLanguage()
  const path = { keyId: row.id }
  const rotate = useWebhookChange(
    () => client.rotateCarrierKey({ path, body: { overlapHours: WEBHOOK_OVERLAP_HOURS } }),
    {
      done: t('carrier.saved'),
      onDone(made) {
        onSecret(made.secret)
        onChanged()
      },
    },
  )
  const revoke = useWebhookChange(() => client.revokeCarrierKey({ path }), {
    done: t('carrier.keys.revoked'),
    onDone: () => void onChanged(),
  })
  const used = row.lastUsedAt
    ? t('carrier.keys.used', { moment: ownMoment(row.lastUsedAt, language) })
    : t('carrier.keys.unused')
  return (
    <li>
      <p className="fi-cluster">
        <strong>{row.label}</strong> <code>{row.hint}</code>
        {row.test && <Badge tone="accent">{t('carrier.keys.isTest')}</Badge>}
        {row.revokedAt && <Badge tone="danger">{t('carrier.keys.revoked')}</Badge>}
        {!row.revokedAt && row.expiresAt && (
          <Badge tone="warning">
            {t('carrier.keys.until', { moment: ownMoment(row.expiresAt, language) })}
          </Badge>
        )}
      </p>
      <p>{used}</p>
      {!row.revokedAt && !row.expiresAt && (
        <div className="fi-cluster">
          <Button size="sm" variant="quiet" onClick={() => rotate.send(undefined)}>
            {t('carrier.keys.rotate', { label: row.label })}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => revoke.send(undefined)}>
            {t('carrier.keys.revoke', { label: row.label })}
          </Button>
        </div>
      )}
    </li>
  )
}
