import type { KeyboardEvent } from 'react'
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
  const isBusy = again.isPending || drop.isPending
  // Of the row that has the focus: there are many of them.
  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (isBusy || ctrlKey || metaKey || altKey) return
    if (key.toLowerCase() === 's') again.mutate(undefined)
    if (key.toLowerCase() === 'd') drop.mutate(undefined)
  }
  return (
    <div className="admin-task__both">
      <Button
        size="sm"
        variant="secondary"
        aria-keyshortcuts="s"
        loading={again.isPending}
        onKeyDown={onKeyDown}
        onClick={() => again.mutate(undefined)}
      >
        {t('admin.mailAgain')} <kbd aria-hidden="true">S</kbd>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-keyshortcuts="d"
        loading={drop.isPending}
        onKeyDown={onKeyDown}
        onClick={() => drop.mutate(undefined)}
      >
        {t('admin.mailDrop')} <kbd aria-hidden="true">D</kbd>
      </Button>
    </div>
  )
}
