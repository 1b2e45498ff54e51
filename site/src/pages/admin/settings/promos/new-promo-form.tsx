import type { CallInput } from '@fiacre/sdk'
import {
  PROMO_CODE_NAME_MAX_LENGTH,
  SETTING_REASON_MAX_LENGTH,
  SETTING_REASON_MIN_LENGTH,
} from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { needsProof } from '../../../../base/api/needs-proof.ts'
import { useClient } from '../../../../base/api/client-context.tsx'
import { useT } from '../../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../../use-admin-change.ts'
import { useAskedNotice } from '../../use-asked-notice.ts'
import { PasswordProof } from '../../users/password-proof.tsx'
import { waitsForApproval } from '../../waits-for-approval.ts'
import { PromoScope } from './promo-scope.tsx'

type Request = CallInput<'createPromoCode'>['body']

const BLANK = {
  code: '',
  takes: 'percent',
  howMuch: '',
  endsAt: '',
  maxUses: '',
  perTraveller: '',
  partnerId: '',
  classIds: [] as readonly number[],
  startsAt: '',
  reason: '',
}

/** As a day begins in UTC. */
const dayStart = (day: string): string => `${day}T00:00:00.000Z`

/** Makes a code; without a name the service makes one that nobody guesses. */
export function NewPromoForm({ onMade }: { onMade: (code: string) => void }) {
  const t = useT()
  const client = useClient()
  const orAsked = useAskedNotice()
  const [form, setForm] = useState(BLANK)
  const put = (change: Partial<typeof BLANK>) => setForm({ ...form, ...change })
  const make = useAdminChange({
    change: (body: Request) => client.createPromoCode({ body }),
    done: orAsked({ title: t('settings.promoMade') }),
    failed: { title: t('settings.promoFailed'), description: t('admin.failedText') },
    onDone: (made) => {
      setForm(BLANK)
      if (!waitsForApproval(made)) onMade(made.code)
    },
  })
  const isPercent = form.takes === 'percent'
  const howMuch = Number(form.howMuch.replace(',', '.'))
  const isReady = howMuch > 0 && form.reason.trim().length >= SETTING_REASON_MIN_LENGTH
  const send = () =>
    make.mutate({
      ...(form.code.trim() && { code: form.code.trim() }),
      ...(isPercent ? { percent: howMuch } : { amountCents: Math.round(howMuch * 100) }),
      ...(form.partnerId && { partnerId: form.partnerId }),
      ...(form.classIds.length > 0 && { vehicleTypeIds: [...form.classIds] }),
      ...(form.startsAt && { startsAt: dayStart(form.startsAt) }),
      ...(form.endsAt && { endsAt: dayStart(form.endsAt) }),
      ...(form.maxUses && { maxUses: Number(form.maxUses) }),
      ...(form.perTraveller && { maxUsesPerTraveller: Number(form.perTraveller) }),
      reason: form.reason.trim(),
    })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (isReady && !make.isPending) send()
  }
  if (needsProof(make.error)) return <PasswordProof onProven={send} />
  const text = (name: 'howMuch' | 'maxUses' | 'perTraveller') => ({
    inputMode: name === 'howMuch' ? ('decimal' as const) : ('numeric' as const),
    autoComplete: 'off',
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => put({ [name]: target.value }),
  })
  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <div className="admin-record__fields">
        <Field label={t('settings.newCode')} hint={t('settings.newCodeHint')} optionalLabel={t('optional')}>
          <TextInput
            maxLength={PROMO_CODE_NAME_MAX_LENGTH}
            value={form.code}
            onChange={({ target }) => put({ code: target.value })}
          />
        </Field>
        <Field label={t('settings.takes')}>
          <Select value={form.takes} onChange={({ target }) => put({ takes: target.value })}>
            <option value="percent">{t('settings.takesPercent')}</option>
            <option value="amount">{t('settings.takesAmount')}</option>
          </Select>
        </Field>
        <Field label={t('settings.howMuch')}>
          <TextInput {...text('howMuch')} />
        </Field>
        <Field label={t('settings.endsOn')} hint={t('settings.endsOnHint')} optionalLabel={t('optional')}>
          <TextInput
            type="date"
            value={form.endsAt}
            onChange={({ target }) => put({ endsAt: target.value })}
          />
        </Field>
        <Field label={t('settings.maxUses')} optionalLabel={t('optional')}>
          <TextInput {...text('maxUses')} />
        </Field>
        <Field label={t('settings.perTraveller')} optionalLabel={t('optional')}>
          <TextInput {...text('perTraveller')} />
        </Field>
      </div>
      <PromoScope scope={form} onChange={put} />
      <Field label={t('settings.reason')} hint={t('settings.reasonAudit')}>
        <TextInput
          maxLength={SETTING_REASON_MAX_LENGTH}
          value={form.reason}
          onChange={({ target }) => put({ reason: target.value })}
        />
      </Field>
      <div>
        <Button type="submit" resting={!isReady} loading={make.isPending}>
          {t('settings.makePromo')}
        </Button>
      </div>
    </form>
  )
}
