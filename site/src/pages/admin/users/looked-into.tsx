import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAdminChange } from '../use-admin-change.ts'

/** Takes the account out of today's queue, until something new stands out about it. */
export function LookedInto({ userId }: { userId: string }) {
  const t = useT()
  const client = useClient()
  const change = useAdminChange({
    change: () => client.setClientLookedInto({ path: { userId } }),
    done: { title: t('record.lookedIntoDone'), description: t('record.lookedIntoText') },
    failed: { title: t('admin.blockFailed'), description: t('admin.failedText') },
  })
  return (
    <Button
      variant="secondary"
      icon="check"
      loading={change.isPending}
      onClick={() => change.mutate(undefined)}
    >
      {t('record.markLookedInto')}
    </Button>
  )
}
