import type { CallInput } from '@fiacre/sdk'
import { CARRIER_RATE_ORDER_NOTE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { carriersToChoose } from './payout-reads.ts'

type Order = CallInput<'addCarrierRate'>['body']

/** Adds a rate card that holds from now on. */
export function RateForm() {
  const t = useT()
  const client = useClient()
  const carriers = useQuery(carriersToChoose(client))
  const [carrierId, setCarrierId] = useState('')
  const [country, setCountry] = useState('')
  const [percent, setPercent] = useState('')
  const [note, setNote] = useState('')
  const add = useAdminChange({
    change: (body: Order) => client.addCarrierRate({ body }),
    done: { title: t('payouts.rateAdded') },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })
  const countryCode = country.trim().toUpperCase()
  const part = Number(percent)
  const isWhole = Number.isInteger(part) && part >= 1 && part <= 100 && /^([A-Z]{2})?$/.test(countryCode)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isWhole || add.isPending) return
    add.mutate({
      carrierId: carrierId || null,
      countryCode: countryCode || null,
      percent: part,
      startsAt: null,
      note: note.trim() || null,
    })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <p>{t('payouts.rateText')}</p>
      <Field label={t('payouts.carrier')}>
        <Select value={carrierId} onChange={({ target }) => setCarrierId(target.value)}>
          <option value="">{t('payouts.allCarriers')}</option>
          {(carriers.data?.carriers ?? []).map(({ id, legalName }) => (
            <option key={id} value={id}>
              {legalName ?? id}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('payouts.countryCode')} optionalLabel={t('optional')}>
        <TextInput autoComplete="off" value={country} onChange={({ target }) => setCountry(target.value)} />
      </Field>
      <Field label={t('payouts.percent')}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
        />
      </Field>
      <Field label={t('admin.note')} optionalLabel={t('optional')}>
        <TextInput
          autoComplete="off"
          maxLength={CARRIER_RATE_ORDER_NOTE_MAX_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" resting={!isWhole} loading={add.isPending} loadingLabel={t('admin.updating')}>
          {t('payouts.addRate')}
        </Button>
      </div>
    </form>
  )
}
