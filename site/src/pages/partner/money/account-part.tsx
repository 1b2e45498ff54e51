import { FiacreError, type CallInput } from '@fiacre/sdk'
import {
  PAYOUT_ACCOUNT_ORDER_HOLDER_MAX_LENGTH,
  PAYOUT_ACCOUNT_ORDER_IBAN_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { AccountNow } from '../../../subjects/payouts/account-now.tsx'
import { payoutAccountQuery } from '../../../subjects/payouts/payout-reads.ts'
import { OwnerProof } from '../../../subjects/session/owner-proof.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { textOf } from '../form-text.ts'

type Order = CallInput<'setPartnerPayoutAccount'>['body']

/** Where the partner is paid; its owner changes it. */
export function AccountPart({ mayChange }: { mayChange: boolean }) {
  const t = useT()
  const query = useQuery(payoutAccountQuery(useClient(), 'partner'))
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-account">
      <h2 className="fi-card__title" id="partner-account">
        {t('earned.account')}
      </h2>
      {query.isError && (
        <LoadFailed title={t('earned.loadFailed')} text={t('earned.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('earned.loading')} />}
      {query.data && <AccountNow accounts={query.data} />}
      {query.data && mayChange && !isOpen && (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t(query.data.present ? 'earned.changeAccount' : 'earned.addAccount')}
          </Button>
        </div>
      )}
      {isOpen && <AccountForm onDone={() => setOpen(false)} />}
    </Card>
  )
}

function AccountForm({ onDone }: { onDone: () => void }) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const change = useLatestMutation({
    mutationFn: (body: Order) => client.setPartnerPayoutAccount({ body }),
    onSuccess(accounts) {
      cache.setQueryData(payoutAccountQuery(client, 'partner').queryKey, accounts)
      notify({ title: t('earned.accountSaved') })
      onDone()
    },
  })
  const asked = change.variables
  const isProofNeeded = change.isError && needsProof(change.error)
  const isWrong = change.error instanceof FiacreError && change.error.code === 'RULE_VIOLATION'
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const order = { iban: textOf(form, 'iban'), holder: textOf(form, 'holder') }
    if (order.iban && order.holder && !change.isPending) change.mutate(order)
  }
  if (isProofNeeded && asked)
    return (
      <OwnerProof
        hint={t('earned.proofWhy')}
        busy={t('earned.loading')}
        failed={t('earned.tryAgain')}
        onProven={() => change.mutate(asked)}
      >
        <Button variant="quiet" onClick={onDone}>
          {t('earned.cancel')}
        </Button>
      </OwnerProof>
    )
  return (
    <form className="fi-stack" onSubmit={submit}>
      <Field
        label={t('earned.iban')}
        error={isWrong ? errorText(change.error, t('earned.notSaved')) : undefined}
        required
      >
        <TextInput
          name="iban"
          defaultValue={asked?.iban}
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={PAYOUT_ACCOUNT_ORDER_IBAN_MAX_LENGTH}
        />
      </Field>
      <Field label={t('earned.holder')} required>
        <TextInput
          name="holder"
          defaultValue={asked?.holder}
          required
          autoComplete="off"
          maxLength={PAYOUT_ACCOUNT_ORDER_HOLDER_MAX_LENGTH}
        />
      </Field>
      {change.isError && !isWrong && <p role="alert">{errorText(change.error, t('earned.tryAgain'))}</p>}
      <div className="fi-cluster">
        <Button type="submit" loading={change.isPending} loadingLabel={t('earned.saving')}>
          {t('earned.saveAccount')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('earned.cancel')}
        </Button>
      </div>
    </form>
  )
}
