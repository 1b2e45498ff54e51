import type { CallInput, CallResult } from '@fiacre/sdk'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { mayDevelop } from '../may-develop.ts'
import type { Partner } from '../partner-reads.ts'
import { usePartnerChange } from '../use-partner-change.ts'
import { KeyLine } from './key-line.tsx'
import { NewKey } from './new-key.tsx'
import { SecretKeyForm } from './secret-key-form.tsx'

type Wanted = CallInput<'createPartnerKey'>['body']

/** What may be made; keys for real bookings come with the approval. */
const KINDS: readonly Wanted[] = [
  { kind: 'publishable', mode: 'test' },
  { kind: 'secret', mode: 'test' },
  { kind: 'publishable', mode: 'live' },
  { kind: 'secret', mode: 'live' },
]

/** The keys that pages and servers call with. One that was just made is shown this once. */
export function KeysPart({ partner }: { partner: Partner }) {
  const t = useT()
  const client = useClient()
  const [made, setMade] = useState<string>()
  const [secretMode, setSecretMode] = useState<Wanted['mode']>()
  const shown = {
    partnerOf: (result: CallResult<'createPartnerKey'>) => result.partner,
    onDone({ key }: CallResult<'createPartnerKey'>) {
      setMade(key)
      setSecretMode(undefined)
    },
  }
  const make = usePartnerChange({ change: (body: Wanted) => client.createPartnerKey({ body }), ...shown })
  const mayChange = mayDevelop(partner)
  function begin(wanted: Wanted): void {
    if (wanted.kind === 'secret') setSecretMode(wanted.mode)
    else if (!make.isSending) make.send(wanted)
  }
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-keys">
      <h2 className="fi-card__title" id="partner-keys">
        {t('partner.keys')}
      </h2>
      <p className="fi-muted">
        {t('partner.keysText')} <a href="/docs/guides/start">{t('partner.guides')}</a>
      </p>
      {made && <NewKey value={made} />}
      <ul className="partner-list">
        {partner.keys.map((key) => (
          <KeyLine key={key.id} partnerKey={key} mayChange={mayChange} onMade={setMade} />
        ))}
      </ul>
      {secretMode && (
        <SecretKeyForm
          mode={secretMode}
          isSending={make.isSending}
          onMake={make.send}
          onCancel={() => setSecretMode(undefined)}
        />
      )}
      {mayChange && !secretMode && (
        <div className="fi-cluster">
          {KINDS.filter(({ mode }) => mode === 'test' || partner.isLive).map((wanted) => (
            <Button
              key={`${wanted.kind} ${wanted.mode}`}
              variant={partner.keys.length === 0 && wanted === KINDS[0] ? 'primary' : 'secondary'}
              size="sm"
              icon="plus"
              onClick={() => begin(wanted)}
            >
              {t(`partner.make.${wanted.mode}.${wanted.kind}`)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  )
}
