import { useEffect, useRef } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { BatchResult } from './bulk-action.ts'

/** What became of each of many: how many were changed, and why the others were not. */
export function BulkResults({ results, onClose }: { results: BatchResult['results']; onClose: () => void }) {
  const t = useT()
  const close = useRef<HTMLButtonElement>(null)
  const refused = results.filter(({ isDone }) => !isDone)
  useEffect(() => close.current?.focus(), [])
  return (
    <div className="fi-stack">
      <Banner
        tone={refused.length > 0 ? 'warning' : 'success'}
        live
        title={t('admin.bulkDone', { count: results.length - refused.length, all: results.length })}
      >
        {refused.length > 0 ? t('admin.bulkRefused', { count: refused.length }) : t('admin.bulkAllDone')}
      </Banner>
      {refused.length > 0 && (
        <ul className="admin-bulk__refused">
          {refused.map(({ id, message }) => (
            <li key={id}>
              <code>{id}</code> <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button ref={close} onClick={onClose}>
          {t('admin.close')}
        </Button>
      </div>
    </div>
  )
}
