import {
  ATTRIBUTION_UTM_CAMPAIGN_MAX_LENGTH,
  ATTRIBUTION_UTM_CONTENT_MAX_LENGTH,
  ATTRIBUTION_UTM_MEDIUM_MAX_LENGTH,
  ATTRIBUTION_UTM_SOURCE_MAX_LENGTH,
  PROMO_CODE_NAME_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CopyButton } from '../../../subjects/payment/copy-button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { campaignLink, sourceOf } from './campaign-link.ts'
import { QrCode } from './qr-code.tsx'

/** Where links may lead. */
const PATHS = ['/', '/destinations'] as const

const TEXTS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'promo'] as const
type TextName = (typeof TEXTS)[number]

/** As long as the service takes them. */
const MOST: Record<TextName, number> = {
  utm_source: ATTRIBUTION_UTM_SOURCE_MAX_LENGTH,
  utm_medium: ATTRIBUTION_UTM_MEDIUM_MAX_LENGTH,
  utm_campaign: ATTRIBUTION_UTM_CAMPAIGN_MAX_LENGTH,
  utm_content: ATTRIBUTION_UTM_CONTENT_MAX_LENGTH,
  promo: PROMO_CODE_NAME_MAX_LENGTH,
}

type LinkBuilderProps = { partnerKey: string; site: string | undefined }

/** A link that counts, by the template that campaigns have, and the same as a QR code. */
export function LinkBuilder({ partnerKey, site }: LinkBuilderProps) {
  const t = useT()
  const [path, setPath] = useState<string>('/')
  const [texts, setTexts] = useState<Record<TextName, string>>({
    utm_source: sourceOf(site),
    utm_medium: 'referral',
    utm_campaign: '',
    utm_content: '',
    promo: '',
  })
  const link = campaignLink(location.origin, { path, partner: partnerKey, ...texts })
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-links">
      <h2 className="fi-card__title" id="partner-links">
        {t('partner.tools.links')}
      </h2>
      <p className="fi-muted">{t('partner.tools.linksText')}</p>
      <div className="partner-filters">
        <Field label={t('partner.tools.leadsTo')}>
          <Select value={path} onChange={({ target }) => setPath(target.value)}>
            {PATHS.map((each) => (
              <option key={each} value={each}>
                {t(`partner.tools.page.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        {TEXTS.map((name) => (
          <Field key={name} label={t(`partner.tools.${name}`)}>
            <TextInput
              value={texts[name]}
              maxLength={MOST[name]}
              autoComplete="off"
              onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <pre className="partner-code">
        <code>{link}</code>
      </pre>
      <div>
        <CopyButton text={link} label={t('partner.tools.copyLink')} />
      </div>
      <QrCode text={link} name={texts.utm_campaign.trim() || 'link'} />
    </Card>
  )
}
