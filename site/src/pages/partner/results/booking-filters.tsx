import { ATTRIBUTION_UTM_CAMPAIGN_MAX_LENGTH, PROMO_CODE_NAME_MAX_LENGTH } from '@fiacre/sdk/rules'
import type { SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { textOf } from '../form-text.ts'
import type { BookingsAsked } from './result-reads.ts'

export type Filters = Pick<BookingsAsked, 'status' | 'rule' | 'promoCode' | 'campaign'>

const STATUSES = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'] as const
const RULES = ['key', 'promo-code', 'utm'] as const
/** Which bookings to show; what is left empty filters nothing. */
export function BookingFilters({ onChange }: { onChange: (filters: Filters) => void }) {
  const t = useT()

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const status = STATUSES.find((each) => each === textOf(form, 'status'))
    const rule = RULES.find((each) => each === textOf(form, 'rule'))
    const promoCode = textOf(form, 'promoCode')
    const campaign = textOf(form, 'campaign')
    onChange({
      ...(status && { status }),
      ...(rule && { rule }),
      ...(promoCode && { promoCode }),
      ...(campaign && { campaign }),
    })
  }

  return (
    <form className="partner-filters" onSubmit={submit} noValidate>
      <Field label={t('bookings.status')}>
        <Select name="status">
          <option value="">{t('partner.results.any')}</option>
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`bookings.status.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('partner.results.why')}>
        <Select name="rule">
          <option value="">{t('partner.results.any')}</option>
          {RULES.map((each) => (
            <option key={each} value={each}>
              {t(`partner.results.rule.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('partner.results.by.promo-code')}>
        <TextInput name="promoCode" maxLength={PROMO_CODE_NAME_MAX_LENGTH} autoComplete="off" />
      </Field>
      <Field label={t('partner.results.by.campaign')}>
        <TextInput name="campaign" maxLength={ATTRIBUTION_UTM_CAMPAIGN_MAX_LENGTH} autoComplete="off" />
      </Field>
      <div className="partner-filters__send">
        <Button type="submit" variant="secondary">
          {t('partner.results.filter')}
        </Button>
      </div>
    </form>
  )
}
