import { useState } from 'react'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { Client } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { PasswordProof } from './password-proof.tsx'

/**
 * Makes somebody an administrator: the one place for it. Asked twice, for they may do everything at once, and for the password where
 * that was typed some time ago.
 */
export function GrantAdmin({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const [isAsking, setAsking] = useState(false)
  const name = `${client.firstName} ${client.lastName}`
  const change = useAdminChange({
    change: () => api.grantAdmin({ path: { userId: client.id } }),
    done: { title: t('admin.granted'), description: t('admin.grantedText', { name }) },
    failed: { title: t('admin.grantFailed'), description: t('admin.grantFailedText') },
  })
  if (needsProof(change.error)) return <PasswordProof onProven={() => change.mutate(undefined)} />
  return (
    <div className="fi-stack">
      <p>{t('admin.grantText', { name })}</p>
      <div className="fi-cluster">
        {isAsking ? (
          <>
            <Button variant="danger" loading={change.isPending} onClick={() => change.mutate(undefined)}>
              {t('admin.grantSure', { name })}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('admin.leaveIt')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" icon="shield" onClick={() => setAsking(true)}>
            {t('admin.grant')}
          </Button>
        )}
      </div>
    </div>
  )
}
