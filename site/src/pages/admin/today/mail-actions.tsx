import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAdminChange } from '../use-admin-change.ts'

/** Sends a mail that was given up again, or drops it. */
export function MailActions({ id }: { id: string }) {
  const t = useT()
  const client = useClient()
  const failed = { title: t('admin.mailFailed'), description: t('admin.failedText') }
  const again = useAdminChange({
    change: () => client.retryGivenUpJob({ path: { jobId: id } }),
    done: { title: t('admin.mailAgainDone'), description: t('admin.mailAgainText') },
    failed,
  })
  const drop = useAdminChange({
    change: () => client.dropGivenUpJob({ path: { jobId: id } }),
    done: { title: t('admin.mailDropped') },
    failed,
  })
  return (
    <div className="admin-task__both">
      <Button size="sm" variant="secondary" loading={again.isPending} onClick={() => again.mutate(undefined)}>
        {t('admin.mailAgain')}
      </Button>
      <Button size="sm" variant="quiet" loading={drop.isPending} onClick={() => drop.mutate(undefined)}>
        {t('admin.mailDrop')}
      </Button>
    </div>
  )
}
