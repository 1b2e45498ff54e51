import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { BulkAction } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'

type BulkBarProps = { ids: readonly string[]; actions: readonly BulkAction[]; onClear: () => void }

/** In the place of a table's headings while rows are chosen: how many, and what can be done to them. */
export function BulkBar({ ids, actions, onClear }: BulkBarProps) {
  const t = useT()
  // As they were when the window opened: what is done takes rows out of the list.
  const [open, setOpen] = useState<{ action: BulkAction; ids: readonly string[] }>()
  return (
    <div className="admin-bulk" role="toolbar" aria-label={t('admin.bulk')}>
      <output className="admin-bulk__count">{t('admin.chosen', { count: ids.length })}</output>
      {actions.map((action) => (
        <Button key={action.name} size="sm" variant="secondary" onClick={() => setOpen({ action, ids })}>
          {action.name}
        </Button>
      ))}
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('admin.chooseNone')} <kbd aria-hidden="true">Esc</kbd>
      </Button>
      {open && (
        <BulkDialog
          action={open.action}
          ids={open.ids}
          onClose={(isDone) => {
            setOpen(undefined)
            if (isDone) onClear()
          }}
        />
      )}
    </div>
  )
}
