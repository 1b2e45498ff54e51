import { etagOf, type Profile } from '@fiacre/sdk'
import {
  CARRIER_DETAILS_ACCOUNT_HOLDER_MAX_LENGTH,
  CARRIER_DETAILS_ADDRESS_MAX_LENGTH,
  CARRIER_DETAILS_CITY_MAX_LENGTH,
  CARRIER_DETAILS_CONTACT_NAME_MAX_LENGTH,
  CARRIER_DETAILS_EMAIL_MAX_LENGTH,
  CARRIER_DETAILS_IBAN_MAX_LENGTH,
  CARRIER_DETAILS_LEGAL_NAME_MAX_LENGTH,
  CARRIER_DETAILS_PHONE_MAX_LENGTH,
  CARRIER_DETAILS_REGISTER_NAME_MAX_LENGTH,
  CARRIER_DETAILS_REGISTER_NUMBER_MAX_LENGTH,
  CARRIER_DETAILS_TAX_NUMBER_MAX_LENGTH,
  CARRIER_DETAILS_VAT_NUMBER_MAX_LENGTH,
  CARRIER_DETAILS_ZIP_CODE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { OwnerProof } from '../../subjects/session/owner-proof.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { AreasField } from './areas-field.tsx'
import type { Area, Carrier, Details } from './carrier-reads.ts'
import { CountrySelect } from './country-select.tsx'
import { textOf } from './form-text.ts'
import { useCarrierChange } from './use-carrier-change.ts'

type TextField = Exclude<keyof Details, 'kind' | 'countryCode' | 'isVatCharged' | 'areas'>

/** The texts of the form in their order: how long each may be, and what a browser fills in. */
const TEXTS: readonly (readonly [name: TextField, most: number, autoComplete?: string])[] = [
  ['legalName', CARRIER_DETAILS_LEGAL_NAME_MAX_LENGTH, 'organization'],
  ['address', CARRIER_DETAILS_ADDRESS_MAX_LENGTH, 'street-address'],
  ['zipCode', CARRIER_DETAILS_ZIP_CODE_MAX_LENGTH, 'postal-code'],
  ['city', CARRIER_DETAILS_CITY_MAX_LENGTH, 'address-level2'],
  ['registerName', CARRIER_DETAILS_REGISTER_NAME_MAX_LENGTH],
  ['registerNumber', CARRIER_DETAILS_REGISTER_NUMBER_MAX_LENGTH],
  ['taxNumber', CARRIER_DETAILS_TAX_NUMBER_MAX_LENGTH],
  ['vatNumber', CARRIER_DETAILS_VAT_NUMBER_MAX_LENGTH],
  ['contactName', CARRIER_DETAILS_CONTACT_NAME_MAX_LENGTH, 'name'],
  ['phone', CARRIER_DETAILS_PHONE_MAX_LENGTH, 'tel'],
  ['email', CARRIER_DETAILS_EMAIL_MAX_LENGTH, 'email'],
  ['iban', CARRIER_DETAILS_IBAN_MAX_LENGTH],
  ['accountHolder', CARRIER_DETAILS_ACCOUNT_HOLDER_MAX_LENGTH],
]

const TYPES: Partial<Record<TextField, string>> = { phone: 'tel', email: 'email' }

/** What whoever begins has said of themselves already. */
function ofAccount(user: Profile | undefined): Partial<Details> {
  if (!user) return {}
  const { firstName, lastName, email, countryCode, phoneNumber, country } = user
  const phone = countryCode && phoneNumber ? `${countryCode} ${phoneNumber}` : null
  const contactName = [firstName, lastName].filter(Boolean).join(' ')
  return { contactName, email, phone, ...(country && { countryCode: country }) }
}

/** Who the carrier is, where it is paid, and where it picks travellers up. What is not known yet may be left for later. */
export function DetailsPart({ carrier }: { carrier: Carrier | null }) {
  const t = useT()
  const client = useClient()
  const details = carrier?.details
  const { user } = useSession()
  const known: Partial<Details> = details ?? ofAccount(user)
  const [areas, setAreas] = useState<readonly Area[]>(details?.areas ?? [])
  const ifMatch = carrier ? etagOf(carrier) : undefined
  const { send, isSending, wrong, toProve, leave } = useCarrierChange(
    (body: Details) => client.saveCarrier({ body, ...(ifMatch && { ifMatch }) }),
    { done: t('carrier.saved') },
  )

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const texts = Object.fromEntries(TEXTS.map(([name]) => [name, textOf(form, name) || null]))
    if (isSending) return
    send({
      ...(texts as Record<TextField, string | null>),
      kind: textOf(form, 'kind') === 'sole-trader' ? 'sole-trader' : 'company',
      countryCode: textOf(form, 'countryCode'),
      isVatCharged: form.has('isVatCharged'),
      areas: [...areas],
    })
  }

  return (
    <Card as="section" aria-labelledby="carrier-details">
      <form className="fi-stack" onSubmit={submit} noValidate>
        <h2 className="fi-card__title" id="carrier-details">
          {t('carrier.details')}
        </h2>
        {carrier?.state === 'approved' && <p className="fi-small fi-muted">{t('carrier.againReviewed')}</p>}
        <div className="carrier-fields">
          <Field label={t('carrier.field.kind')}>
            <Select name="kind" defaultValue={details?.kind ?? 'company'}>
              <option value="company">{t('carrier.kind.company')}</option>
              <option value="sole-trader">{t('carrier.kind.sole-trader')}</option>
            </Select>
          </Field>
          <CountrySelect
            name="countryCode"
            label={t('carrier.field.countryCode')}
            value={known.countryCode}
          />
          {TEXTS.map(([name, most, autoComplete = 'off']) => (
            <Field
              key={name}
              label={t(`carrier.field.${name}`)}
              error={
                wrong.has(name)
                  ? t('carrier.wrong', { field: t(`carrier.field.${name}`) })
                  : details && carrier.fieldsDue.includes(name) && t('carrier.asked')
              }
            >
              <TextInput
                name={name}
                type={TYPES[name] ?? 'text'}
                autoComplete={autoComplete}
                maxLength={most}
                defaultValue={known[name] ?? ''}
              />
            </Field>
          ))}
        </div>
        <Checkbox
          name="isVatCharged"
          label={t('carrier.field.isVatCharged')}
          defaultChecked={details?.isVatCharged}
        />
        <AreasField areas={areas} onChange={setAreas} isWrong={wrong.has('areas')} />
        <div>
          <Button type="submit" loading={isSending} loadingLabel={t('carrier.saving')}>
            {t(carrier ? 'carrier.save' : 'carrier.begin')}
          </Button>
        </div>
      </form>
      {toProve && (
        <OwnerProof
          hint={t('earned.proofWhy')}
          busy={t('earned.loading')}
          failed={t('earned.tryAgain')}
          onProven={() => send(toProve)}
        >
          <Button variant="quiet" onClick={leave}>
            {t('earned.cancel')}
          </Button>
        </OwnerProof>
      )}
    </Card>
  )
}
