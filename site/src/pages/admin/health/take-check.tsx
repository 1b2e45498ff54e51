import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { HealthCheck } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'

/** Says that one is on it: others see it, and nobody is mailed of it again. */
export function TakeCheck({ name }: { name: HealthCheck['name'] }) {
  const t = useT()
  const client = useClient()
  const take = useAdminChange({
    change: () => client.takeHealthCheck({ path: { name } }),
    done: { title: t('admin.onItDone') },
    failed: { title: t('admin.onItFailed'), description: t('admin.failedText') },
  })
  return (
    <Button variant="secondary" size="sm" loading={take.isPending} onClick={() => take.mutate(undefined)}>
      {t('admin.onIt')}
    </Button>
  )
}
