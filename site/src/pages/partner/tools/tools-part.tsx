import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { isWorking, type Partner } from '../partner-reads.ts'
import { LinkBuilder } from './link-builder.tsx'
import { PromosPart } from './promos-part.tsx'
import { WidgetBuilder } from './widget-builder.tsx'

/** What a partner puts on its pages and into its letters, made with one of its keys. */
export function ToolsPart({ partner }: { partner: Partner }) {
  const t = useT()
  const [openedAt] = useState(() => new Date())
  const keys = partner.keys.flatMap(({ publicKey, mode, ...key }) =>
    publicKey && isWorking({ publicKey, mode, ...key }, openedAt) ? [{ value: publicKey, mode }] : [],
  )
  const [chosen, setChosen] = useState<string>()
  const key = keys.find(({ value }) => value === chosen) ?? keys[0]
  if (!key)
    return (
      <Card as="section" className="fi-stack">
        <h2 className="fi-card__title">{t('partner.tools.noKey')}</h2>
        <p>{t('partner.tools.noKeyText')}</p>
      </Card>
    )
  return (
    <div className="fi-stack fi-stack--loose">
      <div className="partner-key-choice">
        <Field label={t('partner.tools.key')} hint={t(`partner.tools.keyHint.${key.mode}`)}>
          <Select value={key.value} onChange={({ target }) => setChosen(target.value)}>
            {keys.map(({ value, mode }) => (
              <option key={value} value={value}>
                {t(`partner.mode.${mode}`)} · {value}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <WidgetBuilder partnerKey={key.value} />
      <LinkBuilder partnerKey={key.value} site={partner.details.sites[0]} />
      <PromosPart partner={partner} />
    </div>
  )
}
