import { useQuery } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { FiacreError } from '@fiacre/sdk'
import { SECOND_FACTOR_CODE_CODE_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { UsernameField } from '../../../subjects/session/username-field.tsx'
import { hasPasskeys, passByPasskey } from '../../../subjects/session/passkeys.ts'
import { usePasskeyText } from '../../../subjects/session/use-passkey-text.ts'
import { useSession } from '../../../subjects/session/use-session.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password-input/password-input.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { secondFactorQuery } from '../security/security-reads.ts'

type PasswordProofProps = {
  onProven: () => void
  /** Nobody takes back what comes next. */
  isForGood?: boolean
}

/**
 * Asks whoever works here for their own password before something that weighs: a browser may have been left open. Whoever has a second
 * factor may show that instead.
 */
export function PasswordProof({ onProven, isForGood = false }: PasswordProofProps) {
  const t = useT()
  const client = useClient()
  const errorText = usePasskeyText()
  const { user } = useSession()
  const factor = useQuery(secondFactorQuery(client))
  const [isByCode, setByCode] = useState(false)
  const [typed, setTyped] = useState('')
  const proof = useLatestMutation({
    mutationFn: (way: 'typed' | 'passkey'): Promise<unknown> => {
      if (way === 'passkey') return passByPasskey(client)
      return isByCode
        ? client.passSecondFactor({ body: { code: typed } })
        : client.proveOwner({ body: { password: typed } })
    },
    onSuccess: onProven,
  })
  const code = proof.error instanceof FiacreError ? proof.error.code : undefined
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (typed !== '' && !proof.isPending) proof.mutate('typed')
  }
  const isBusy = (way: 'typed' | 'passkey') => proof.isPending && proof.variables === way
  function turn(): void {
    setByCode(!isByCode)
    setTyped('')
    proof.reset()
  }
  const wrong =
    code === 'WRONG_PASSWORD' ? t('admin.passwordWrong') : errorText(proof.error, t('admin.failedText'))
  const field = {
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  }
  return (
    <form className="fi-stack" onSubmit={submit}>
      {proof.isError && proof.variables === 'passkey' && (
        <Banner tone="danger" live>
          {wrong}
        </Banner>
      )}
      <UsernameField email={user?.email ?? ''} />
      <Field
        key={String(isByCode)}
        label={t(isByCode ? 'admin.code' : 'admin.password')}
        hint={t(isForGood ? 'admin.proofHintForGood' : 'admin.proofHint')}
        error={proof.isError && proof.variables === 'typed' ? wrong : undefined}
        required
      >
        {isByCode ? (
          <TextInput {...field} autoComplete="one-time-code" maxLength={SECOND_FACTOR_CODE_CODE_MAX_LENGTH} />
        ) : (
          <PasswordInput
            {...field}
            autoComplete="current-password"
            showLabel={t('account.showPassword')}
            hideLabel={t('account.hidePassword')}
          />
        )}
      </Field>
      <div className="fi-cluster">
        <Button type="submit" variant={isForGood ? 'danger' : 'primary'} loading={isBusy('typed')}>
          {t('admin.goOn')}
        </Button>
        {factor.data && factor.data.passkeys.length > 0 && hasPasskeys() && (
          <Button
            variant="secondary"
            icon="shield"
            loading={isBusy('passkey')}
            onClick={() => proof.mutate('passkey')}
          >
            {t('admin.byPasskey')}
          </Button>
        )}
        {factor.data && factor.data.recoveryCodesLeft > 0 && (
          <Button variant="quiet" onClick={turn}>
            {t(isByCode ? 'admin.byPassword' : 'admin.byCode')}
          </Button>
        )}
      </div>
    </form>
  )
}
