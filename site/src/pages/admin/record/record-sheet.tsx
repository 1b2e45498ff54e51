import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useKeys } from '../use-keys.ts'

type RecordSheetProps = {
  title: ReactNode
  /** The ids of the list below, in its order; the record's own among them. */
  ids: readonly (string | number)[]
  id: string | number
  children: ReactNode
}

/** A record over its list, at the end of the screen. The arrow keys go to the one before and the one after it. */
export function RecordSheet({ title, ids, id, children }: RecordSheetProps) {
  const t = useT()
  const { open } = useAdminAddress()
  const at = ids.findIndex((each) => String(each) === String(id))
  const previous = at > 0 ? ids[at - 1] : undefined
  const next = at >= 0 ? ids[at + 1] : undefined

  useKeys({
    arrowleft: previous === undefined ? undefined : () => open(previous),
    arrowright: next === undefined ? undefined : () => open(next),
  })
  useFocusOnRow(String(id))

  return (
    <Dialog open shape="record" onClose={() => open(undefined)} title={title} closeLabel={t('admin.close')}>
      {at >= 0 && ids.length > 1 && (
        <nav className="admin-record__steps" aria-label={t('admin.neighbours')}>
          <Button
            size="sm"
            variant="secondary"
            icon="arrow-left"
            aria-keyshortcuts="ArrowLeft"
            resting={previous === undefined}
            onClick={() => open(previous)}
          >
            {t('admin.previous')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            iconAfter="arrow-right"
            aria-keyshortcuts="ArrowRight"
            resting={next === undefined}
            onClick={() => open(next)}
          >
            {t('admin.next')}
          </Button>
        </nav>
      )}
      <div className="admin-record">{children}</div>
    </Dialog>
  )
}

/** Closing goes on in the list at the row of the record that was looked at last. */
function useFocusOnRow(id: string): void {
  const last = useRef(id)
  useEffect(() => {
    last.current = id
  }, [id])
  useEffect(
    () => () => {
      const row = last.current
      // After the window has given the focus back to what opened it, and only where nothing else is open by then.
      requestAnimationFrame(() => {
        if (document.querySelector('dialog[open]')) return
        document.querySelector<HTMLElement>(`[data-record="${CSS.escape(row)}"]`)?.focus()
      })
    },
    [],
  )
}
