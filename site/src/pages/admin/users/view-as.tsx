import { VIEWING_MINUTES } from '@fiacre/sdk/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { forgetAnswers } from '../../../subjects/session/forget-answers.ts'
import type { Client } from '../admin-reads.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { AskedReason } from './asked-reason.tsx'

/** Opens the traveller's own dashboard, to be looked at and no more. */
export function ViewAs({ client }: { client: Client }) {
  const t = useT()
  const api = useClient()
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  const change = useAdminChange({
    async change(reason: string) {
      await api.startViewing({ path: { userId: client.id }, body: { reason } })
      await cache.invalidateQueries({ queryKey: QUERY_KEYS.session })
    },
    done: { title: t('admin.viewBegun') },
    failed: { title: t('admin.viewFailed'), description: t('admin.failedText') },
    onDone() {
      forgetAnswers(cache)
      navigate('/dashboard')
    },
  })
  return (
    <AskedReason
      text={t('admin.viewText', { name: `${client.firstName} ${client.lastName}`, minutes: VIEWING_MINUTES })}
      action={t('admin.viewOpen')}
      variant="secondary"
      isPending={change.isPending}
      onSubmit={(reason) => change.mutate(reason)}
    />
  )
}
