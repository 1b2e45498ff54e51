import { useState } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { useMoments } from '../use-moments.ts'
import { PasswordProof } from '../users/password-proof.tsx'
import { isLastOfRequired, type SecondFactor } from './security-reads.ts'
import { SetUp } from './set-up.tsx'

type AppPartProps = { factor: SecondFactor; onCodes: (codes: readonly string[]) => void }

/** The authenticator app: set up, replaced by another, or removed. */
export function AppPart({ factor, onCodes }: AppPartProps) {
  const t = useT()
  const moment = useMoments()
  const { since } = factor
  return (
    <RecordPart title={t('security.app')}>
      {since !== null && <p>{t('security.since', { when: moment(since) })}</p>}
      <SetUp isAnother={since !== null} onCodes={onCodes} />
      {since !== null && <RemoveApp factor={factor} />}
    </RecordPart>
  )
}

function RemoveApp({ factor }: { factor: SecondFactor }) {
  const t = useT()
  const client = useClient()
  const [isAsking, setAsking] = useState(false)
  const isOnly = factor.passkeys.length === 0
  const remove = useAdminChange({
    change: () => client.removeTotp(),
    done: isOnly
      ? { title: t('security.off'), description: t('security.offText') }
      : { title: t('security.appOff') },
    failed: { title: t('security.failed'), description: t('admin.failedText') },
  })
  if (isLastOfRequired(factor)) return <p className="fi-small fi-muted">{t('security.lastFactor')}</p>
  if (needsProof(remove.error)) return <PasswordProof onProven={() => remove.mutate(undefined)} />
  return (
    <div className="fi-cluster">
      {isAsking ? (
        <>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {t(isOnly ? 'security.sure' : 'security.appSure')}
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
  )
}
