import { FiacreError } from '@fiacre/sdk'
import { useEffect, useRef } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { hasPasskeys } from '../../subjects/session/passkeys.ts'
import { usePasskeyText } from '../../subjects/session/use-passkey-text.ts'
import { usePassPasskey } from '../../subjects/session/use-pass-second-factor.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'

/** Completes a sign-in by a passkey. */
export function PasskeyStep() {
  const t = useT()
  const passkeyText = usePasskeyText()
  const pass = usePassPasskey()
  const button = useRef<HTMLButtonElement>(null)
  // It takes the place of the password form, in which the focus was.
  useEffect(() => button.current?.focus(), [])
  if (!hasPasskeys()) return <p className="fi-muted">{t('account.passkey.none')}</p>
  const isLate = pass.error instanceof FiacreError && pass.error.code === 'UNAUTHORIZED'
  return (
    <>
      {pass.error && (
        <Banner tone="danger" live>
          {isLate ? t('login.code.late') : passkeyText(pass.error, t('login.failed'))}
        </Banner>
      )}
      <Button
        ref={button}
        size="lg"
        wide
        icon="shield"
        loading={pass.isPending}
        loadingLabel={t('login.passkey.waiting')}
        onClick={() => pass.mutate()}
      >
        {t('login.passkey.show')}
      </Button>
    </>
  )
}
