import { needsProof } from '../../../base/api/needs-proof.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { PasswordProof } from '../users/password-proof.tsx'

type CodesPartProps = {
  /** Recovery codes that have not been used. */
  left: number
  onCodes: (codes: readonly string[]) => void
}

/** How many recovery codes are left, and new ones. */
export function CodesPart({ left, onCodes }: CodesPartProps) {
  const t = useT()
  const client = useClient()
  const renew = useAdminChange({
    change: () => client.renewRecoveryCodes(),
    done: { title: t('security.renewed') },
    failed: { title: t('security.failed'), description: t('admin.failedText') },
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <RecordPart title={t('security.codes')}>
      <p>{t('security.left', { count: left })}</p>
      {needsProof(renew.error) ? (
        <PasswordProof onProven={() => renew.mutate(undefined)} />
      ) : (
        <div>
          <Button variant="secondary" loading={renew.isPending} onClick={() => renew.mutate(undefined)}>
            {t('security.renew')}
          </Button>
        </div>
      )}
    </RecordPart>
  )
}
