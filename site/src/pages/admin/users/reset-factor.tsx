import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { Client } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { PasswordProof } from './password-proof.tsx'
import { AskedReason } from './asked-reason.tsx'

/** Takes the second factor away from somebody who lost it. */
export function ResetFactor({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const change = useAdminChange({
    change: (reason: string) => api.resetSecondFactor({ path: { userId: client.id }, body: { reason } }),
    done: { title: t('admin.factorReset'), description: t('admin.factorResetText') },
    failed: { title: t('admin.factorFailed'), description: t('admin.failedText') },
  })
  const { variables: reason } = change
  if (needsProof(change.error) && reason !== undefined)
    return <PasswordProof onProven={() => change.mutate(reason)} />
  return (
    <AskedReason
      text={t('admin.factorText')}
      action={t('admin.factorTake')}
      variant="danger"
      isPending={change.isPending}
      onSubmit={(words) => change.mutate(words)}
    />
  )
}
