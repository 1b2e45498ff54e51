import type { CallInput } from '@fiacre/sdk'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { runPath, type PayoutRun } from './payout-reads.ts'

type Decision = CallInput<'decidePayoutRun'>['body']['decision']

/** What can be done with a run where it stands, by whoever looks at it. */
function decisionsOf({ state, isOwn }: PayoutRun): readonly Decision[] {
  if (state === 'released') return ['paid', 'drop']
  if (state !== 'made') return []
  return isOwn ? ['drop'] : ['release', 'drop']
}

/** The file for the bank, and the next step of a run. */
export function RunActions({ run }: { run: PayoutRun }) {
  const t = useT()
  const client = useClient()
  const decide = useAdminChange({
    change: (decision: Decision) => client.decidePayoutRun({ path: { runId: run.id }, body: { decision } }),
    done: { title: t('payouts.decided') },
    failed: { title: t('payouts.failed'), description: t('admin.failedText') },
  })
  const hasFile = run.state === 'released' || run.state === 'paid'
  return (
    <div className="fi-cluster">
      {hasFile && (
        <ButtonLink size="sm" variant="secondary" href={runPath(run.id)} download>
          {t('payouts.file')}
        </ButtonLink>
      )}
      {decisionsOf(run).map((decision) => (
        <Button
          key={decision}
          size="sm"
          variant={decision === 'drop' ? 'quiet' : 'secondary'}
          loading={decide.isPending && decide.variables === decision}
          loadingLabel={t('admin.updating')}
          onClick={() => !decide.isPending && decide.mutate(decision)}
        >
          {t(`payouts.decide.${decision}`)}
        </Button>
      ))}
      {run.state === 'made' && run.isOwn && <span className="fi-small fi-muted">{t('payouts.waits')}</span>}
    </div>
  )
}
