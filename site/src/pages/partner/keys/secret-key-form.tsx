import type { CallInput } from '@fiacre/sdk'
import type { SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import type { Key } from '../partner-reads.ts'

type Wanted = CallInput<'createPartnerKey'>['body']

/** What a secret key can be made for, and whether it is ticked at first: as little as may be. */
const SCOPES = {
  journeys: true,
  checkouts: false,
  'bookings:read': false,
  'bookings:write': false,
  invoices: false,
  webhooks: false,
} as const satisfies Record<Key['scopes'][number], boolean>

type SecretKeyFormProps = {
  mode: Wanted['mode']
  isSending: boolean
  onMake: (wanted: Wanted) => void
  onCancel: () => void
}

/** What a secret key may do, before it is made. */
export function SecretKeyForm({ mode, isSending, onMake, onCancel }: SecretKeyFormProps) {
  const t = useT()

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const scopes = scopeNames.filter((scope) => form.has(scope))
    if (!isSending && scopes.length > 0) onMake({ kind: 'secret', mode, scopes })
  }

  return (
    <form className="fi-stack" onSubmit={submit}>
      <p className="fi-muted">{t('partner.scopesText')}</p>
      <fieldset className="partner-traffic">
        <legend className="fi-field__label">{t('partner.scopes')}</legend>
        {scopeNames.map((scope) => (
          <Checkbox
            key={scope}
            name={scope}
            defaultChecked={SCOPES[scope]}
            label={
              <>
                {t(`partner.scope.${scope}`)} <code>{scope}</code>
              </>
            }
          />
        ))}
      </fieldset>
      <div className="fi-cluster">
        <Button type="submit" loading={isSending} loadingLabel={t('partner.saving')}>
          {t('partner.makeThis')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('partner.cancel')}
        </Button>
      </div>
    </form>
  )
}

const scopeNames = Object.keys(SCOPES) as (keyof typeof SCOPES)[]
