import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { useMoments } from '../use-moments.ts'
import type { SettingVersion } from './settings-reads.ts'
import { useSettingWords } from './use-setting-words.ts'

type Going = { presentId: number; chosen: number | undefined; choose: (id: number | undefined) => void }

/** What is told of a version: from when, what, why, who, and the way back to it. */
export function useVersionColumns({ presentId, chosen, choose }: Going): Column<SettingVersion>[] {
  const t = useT()
  const moment = useMoments()
  const words = useSettingWords()
  return [
    { key: 'id', heading: t('settings.version'), cell: ({ id }) => id, head: true },
    {
      key: 'from',
      heading: t('settings.from'),
      cell: ({ id, validFrom }) => (
        <span className="admin-badges">
          {validFrom ?? t('settings.shipped')}
          {id === presentId && <Badge tone="positive">{t('settings.holds')}</Badge>}
        </span>
      ),
    },
    { key: 'value', heading: t('settings.value'), cell: ({ value }) => words(value) },
    {
      key: 'why',
      heading: t('settings.why'),
      cell: ({ reason, restoredId }) =>
        [restoredId === null ? undefined : t('settings.backTo', { id: restoredId }), reason]
          .filter(Boolean)
          .join(': '),
    },
    {
      key: 'who',
      heading: t('settings.who'),
      cell: ({ byEmail, createdAt }) =>
        createdAt && (
          <span className="admin-list__two">
            <span>{byEmail ?? t('admin.erased')}</span>
            <span className="fi-small fi-muted">{moment(createdAt)}</span>
          </span>
        ),
    },
    {
      key: 'back',
      heading: t('settings.goBack'),
      quiet: true,
      cell: ({ id }) =>
        id !== presentId && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={chosen === id}
            aria-label={t('settings.goBackTo', { id })}
            onClick={() => choose(chosen === id ? undefined : id)}
          >
            {t('settings.goBack')}
          </Button>
        ),
    },
  ]
}
