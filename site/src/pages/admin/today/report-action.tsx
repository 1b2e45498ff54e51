import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAdminChange } from '../use-admin-change.ts'

/** Says that a driver's report, or a low rating, was looked into: it waits no more. */
export function ReportAction({ kind, id }: { kind: 'report' | 'rating'; id: string }) {
  const t = useT()
  const client = useClient()
  const settle = useAdminChange({
    change: () =>
      kind === 'report'
        ? client.settleDriverReport({ path: { reportId: id } })
        : client.settleRating({ path: { ratingId: id } }),
    done: { title: t('admin.reportSettled') },
    failed: { title: t('admin.reportFailed'), description: t('admin.failedText') },
  })
  return (
    <Button size="sm" variant="quiet" loading={settle.isPending} onClick={() => settle.mutate(undefined)}>
      {t('admin.reportSettle')}
    </Button>
  )
}
