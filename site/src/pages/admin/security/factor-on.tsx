import { FiacreError } from '@fiacre/sdk'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { useMoments } from '../use-moments.ts'
import { PasswordProof } from '../users/password-proof.tsx'

type FactorOnProps = {
  since: string
  /** Recovery codes that have not been used. */
  left: number
  onCodes: (codes: readonly string[]) => void
}

/** The second factor that is asked for, and what can be done about it. */
export function FactorOn({ since, left, onCodes }: FactorOnProps) {
  const t = useT()
  const moment = useMoments()
  const client = useClient()
  const [isAsking, setAsking] = useState(false)
  const failed = { title: t('security.failed'), description: t('admin.failedText') }
  const renew = useAdminChange({
    change: () => client.renewRecoveryCodes(),
    done: { title: t('security.renewed') },
    failed,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  const remove = useAdminChange({
    change: () => client.removeSecondFactor(),
    done: { title: t('security.off'), description: t('security.offText') },
    failed,
  })
  for (const change of [renew, remove]) {
    if (change.error instanceof FiacreError && change.error.code === 'PROOF_NEEDED')
      return <PasswordProof onProven={() => change.mutate(undefined)} />
  }
  return (
    <div className="fi-stack">
      <p>{t('security.since', { when: moment(since) })}</p>
      <p>{t('security.left', { count: left })}</p>
      <div className="fi-cluster">
        <Button variant="secondary" loading={renew.isPending} onClick={() => renew.mutate(undefined)}>
          {t('security.renew')}
        </Button>
        {isAsking ? (
          <>
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {t('security.sure')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('admin.leaveIt')}
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('security.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
