import { etagOf } from '@fiacre/sdk'
import {
  PARTNER_DETAILS_ADDRESS_MAX_LENGTH,
  PARTNER_DETAILS_CITY_MAX_LENGTH,
  PARTNER_DETAILS_COMPANY_TYPE_MAX_LENGTH,
  PARTNER_DETAILS_CONTACT_NAME_MAX_LENGTH,
  PARTNER_DETAILS_EMAIL_MAX_LENGTH,
  PARTNER_DETAILS_LEGAL_NAME_MAX_LENGTH,
  PARTNER_DETAILS_PHONE_MAX_LENGTH,
  PARTNER_DETAILS_REGISTER_NUMBER_MAX_LENGTH,
  PARTNER_DETAILS_VAT_NUMBER_MAX_LENGTH,
  PARTNER_DETAILS_ZIP_CODE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { CountryField } from './country-field.tsx'
import { linesOf, textOf } from './form-text.ts'
import type { Details, Partner } from './partner-reads.ts'
import { usePartnerChange } from './use-partner-change.ts'

type TextField = Exclude<keyof Details, 'kind' | 'countryCode' | 'sites' | 'traffic'>

/** The texts of the form in their order: how long each may be, and what a browser fills in. */
const TEXTS: readonly (readonly [name: TextField, most: number, autoComplete?: string])[] = [
  ['legalName', PARTNER_DETAILS_LEGAL_NAME_MAX_LENGTH, 'organization'],
  ['companyType', PARTNER_DETAILS_COMPANY_TYPE_MAX_LENGTH],
  ['address', PARTNER_DETAILS_ADDRESS_MAX_LENGTH, 'street-address'],
  ['zipCode', PARTNER_DETAILS_ZIP_CODE_MAX_LENGTH, 'postal-code'],
  ['city', PARTNER_DETAILS_CITY_MAX_LENGTH, 'address-level2'],
  ['registerNumber', PARTNER_DETAILS_REGISTER_NUMBER_MAX_LENGTH],
  ['vatNumber', PARTNER_DETAILS_VAT_NUMBER_MAX_LENGTH],
  ['contactName', PARTNER_DETAILS_CONTACT_NAME_MAX_LENGTH, 'name'],
  ['phone', PARTNER_DETAILS_PHONE_MAX_LENGTH, 'tel'],
  ['email', PARTNER_DETAILS_EMAIL_MAX_LENGTH, 'email'],
]

const TYPES: Partial<Record<TextField, string>> = { phone: 'tel', email: 'email' }

const TRAFFIC = [
  'own-site',
  'hotel',
  'agency',
  'blog',
  'social',
  'newsletter',
  'app',
  'other',
] as const satisfies readonly Details['traffic'][number][]

/** Who the partner is. What is not known yet may be left for later. */
export function DetailsForm({ partner }: { partner: Partner | null }) {
  const t = useT()
  const client = useClient()
  const [, navigate] = useLocation()
  const details = partner?.details
  const ifMatch = partner ? etagOf(partner) : undefined
  const { send, isSending, wrong } = usePartnerChange({
    change: (body: Details) => client.savePartner({ body, ...(ifMatch && { ifMatch }) }),
    partnerOf: (changed) => changed,
    done: t('partner.saved'),
    onDone: () => {
      if (!partner) navigate('/partner')
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const texts = Object.fromEntries(TEXTS.map(([name]) => [name, textOf(form, name) || null]))
    send({
      ...(texts as Record<TextField, string | null>),
      kind: textOf(form, 'kind') === 'sole-trader' ? 'sole-trader' : 'company',
      countryCode: textOf(form, 'countryCode'),
      sites: linesOf(form, 'sites'),
      traffic: TRAFFIC.filter((each) => form.has(each)),
    })
  }

  const errorOf = (name: keyof Details) =>
    wrong.has(name)
      ? t('partner.wrong', { field: t(`partner.field.${name}`) })
      : partner?.state === 'needs-more' && partner.fieldsDue.includes(name) && t('partner.asked')

  return (
    <Card as="section" aria-labelledby="partner-details">
      <form className="fi-stack" onSubmit={submit} noValidate>
        <h2 className="fi-card__title" id="partner-details">
          {t('partner.details')}
        </h2>
        {partner?.state === 'approved' && <p className="fi-small fi-muted">{t('partner.againReviewed')}</p>}
        <div className="partner-fields">
          <Field label={t('partner.field.kind')}>
            <Select name="kind" defaultValue={details?.kind ?? 'company'}>
              <option value="company">{t('partner.kind.company')}</option>
              <option value="sole-trader">{t('partner.kind.sole-trader')}</option>
            </Select>
          </Field>
          <CountryField
            label={t('partner.field.countryCode')}
            value={details?.countryCode}
            error={errorOf('countryCode')}
          />
          {TEXTS.map(([name, most, autoComplete = 'off']) => (
            <Field key={name} label={t(`partner.field.${name}`)} error={errorOf(name)}>
              <TextInput
                name={name}
                type={TYPES[name] ?? 'text'}
                autoComplete={autoComplete}
                maxLength={most}
                defaultValue={details?.[name] ?? ''}
              />
            </Field>
          ))}
        </div>
        <Field label={t('partner.field.sites')} hint={t('partner.oneALine')} error={errorOf('sites')}>
          <TextArea name="sites" rows={2} defaultValue={details?.sites.join('\n') ?? ''} />
        </Field>
        <fieldset className="partner-traffic">
          <legend className="fi-field__label">{t('partner.field.traffic')}</legend>
          {TRAFFIC.map((each) => (
            <Checkbox
              key={each}
              name={each}
              label={t(`partner.traffic.${each}`)}
              defaultChecked={details?.traffic.includes(each)}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" loading={isSending} loadingLabel={t('partner.saving')}>
            {t(partner ? 'partner.save' : 'partner.begin')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
