import { ATTRIBUTION_UTM_CAMPAIGN_MAX_LENGTH, CURRENCIES, LANGUAGES } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CopyButton } from '../../../subjects/payment/copy-button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { tagFor } from '../keys/tag-for.ts'
import { pinQuery } from './pin-query.ts'
import { policyFor } from './policy-for.ts'
import { WidgetPreview } from './widget-preview.tsx'

/** The attributes that are chosen from a list; each goes without saying, too. */
const CHOICES = {
  locale: LANGUAGES.map(({ code }) => code),
  currency: CURRENCIES.map(({ code }) => code),
  units: ['km', 'mi'],
  theme: ['light', 'dark'],
  target: ['popup'],
} as const satisfies Record<string, readonly string[]>
const CHOSEN = ['locale', 'currency', 'units', 'theme', 'target'] as const
const TYPED = ['pickup', 'destination', 'promo', 'utm_campaign'] as const

type Attribute = (typeof CHOSEN)[number] | (typeof TYPED)[number]

/** Values that have a word; others are known by their signs. */
const WORDS: readonly string[] = ['light', 'dark', 'popup']

/** Our own colour of buttons and links. */
const OWN_ACCENT = '#1d4d3b'

const NOTHING: Record<Attribute, string> = {
  locale: '',
  currency: '',
  units: '',
  theme: '',
  target: '',
  pickup: '',
  destination: '',
  promo: '',
  utm_campaign: '',
}

/** The form as it will stand on the partner's page, and the lines that put it there. */
export function WidgetBuilder({ partnerKey }: { partnerKey: string }) {
  const t = useT()
  const [attributes, setAttributes] = useState(NOTHING)
  const [accent, setAccent] = useState('')
  const [isPinned, setPinned] = useState(false)
  const pin = useQuery(pinQuery())
  const set = (name: Attribute, value: string) => setAttributes({ ...attributes, [name]: value })
  const wordOf = (value: string) => {
    const language = LANGUAGES.find(({ code }) => code === value)
    if (language) return language.name
    return WORDS.includes(value) ? t(`partner.tools.value.${value as 'light'}`) : value
  }
  const pinned = isPinned ? pin.data : undefined
  const tag = tagFor(location.origin, partnerKey, { attributes, pinned })
  const look = `fiacre-booking {\n  --fiacre-accent: ${accent};\n}`
  const policy = policyFor(location.origin)
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-widget">
      <h2 className="fi-card__title" id="partner-widget">
        {t('partner.tools.widget')}
      </h2>
      <p className="fi-muted">{t('partner.tools.widgetText')}</p>
      <div className="partner-filters">
        {CHOSEN.map((name) => (
          <Field key={name} label={t(`partner.tools.${name}`)}>
            <Select value={attributes[name]} onChange={({ target }) => set(name, target.value)}>
              <option value="">{t(`partner.tools.usual.${name}`)}</option>
              {CHOICES[name].map((value) => (
                <option key={value} value={value}>
                  {wordOf(value)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {TYPED.map((name) => (
          <Field key={name} label={t(`partner.tools.${name}`)}>
            <TextInput
              value={attributes[name]}
              maxLength={ATTRIBUTION_UTM_CAMPAIGN_MAX_LENGTH}
              autoComplete="off"
              onChange={({ target }) => set(name, target.value)}
            />
          </Field>
        ))}
        <Field label={t('partner.tools.accent')}>
          <TextInput
            type="color"
            value={accent || OWN_ACCENT}
            onChange={({ target }) => setAccent(target.value)}
          />
        </Field>
      </div>
      <WidgetPreview key={partnerKey} partnerKey={partnerKey} attributes={attributes} accent={accent} />
      <h3 className="partner-subtitle">{t('partner.tools.lines')}</h3>
      <Checkbox
        checked={isPinned}
        disabled={!pin.data}
        onChange={({ target }) => setPinned(target.checked)}
        label={t('partner.tools.pin')}
      />
      <pre className="partner-code">
        <code>{tag}</code>
      </pre>
      <div>
        <CopyButton text={tag} label={t('partner.copyTag')} />
      </div>
      {accent && (
        <>
          <h3 className="partner-subtitle">{t('partner.tools.look')}</h3>
          <pre className="partner-code">
            <code>{look}</code>
          </pre>
          <div>
            <CopyButton text={look} label={t('partner.tools.copyLook')} />
          </div>
        </>
      )}
      <h3 className="partner-subtitle">{t('partner.tools.policy')}</h3>
      <p className="fi-muted">{t('partner.tools.policyText')}</p>
      <pre className="partner-code">
        <code>{policy}</code>
      </pre>
      <div>
        <CopyButton text={policy} label={t('partner.tools.copyPolicy')} />
      </div>
    </Card>
  )
}
