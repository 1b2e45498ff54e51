import { PROMO_CODE_NAME_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useId, useState, type SubmitEvent } from 'react'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import { RecordPart } from '../../record/record-part.tsx'
import { useAdminAddress } from '../../use-admin-address.ts'
import { NewPromoForm } from './new-promo-form.tsx'
import { PromoLimits } from './promo-limits.tsx'

/** Codes that lower a price: one is made, or found by its name, limited and ended. */
export function PromoPage() {
  const t = useT()
  const titleId = useId()
  const { address, narrow } = useAdminAddress()
  const [typed, setTyped] = useState(address.q ?? '')
  function find(event: SubmitEvent): void {
    event.preventDefault()
    narrow({ q: typed.trim().toUpperCase() })
  }
  return (
    <article className="admin-settings__page" aria-labelledby={titleId}>
      <header className="fi-stack fi-stack--tight">
        <h2 className="fi-heading" id={titleId}>
          {t('settings.promos')}
        </h2>
        <p className="fi-muted">{t('settings.promosAbout')}</p>
      </header>
      <RecordPart title={t('settings.findPromo')}>
        <form className="fi-stack" onSubmit={find}>
          <Field label={t('settings.promoCode')}>
            <TextInput
              maxLength={PROMO_CODE_NAME_MAX_LENGTH}
              autoCapitalize="characters"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <div>
            <Button type="submit" variant="secondary">
              {t('settings.find')}
            </Button>
          </div>
        </form>
        {address.q && <PromoLimits key={address.q} code={address.q} />}
      </RecordPart>
      <RecordPart title={t('settings.newPromo')}>
        <NewPromoForm
          onMade={(code) => {
            setTyped(code)
            narrow({ q: code })
          }}
        />
      </RecordPart>
    </article>
  )
}
