import { createContext, use, useState, type ReactNode } from 'react'
import { useT } from '../i18n/i18n-provider.tsx'
import { NoticeRegion } from '../../ui/notice/notice-region.tsx'
import { createNoticeStore, type NoticeContent, type Notices } from '../../ui/notice/notice-store.ts'

const NoticesContext = createContext<Notices | null>(null)

/** Gives the pages below a place for passing notices, which shows at the corner of the screen. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices] = useState(createNoticeStore)
  const t = useT()
  return (
    <NoticesContext value={notices}>
      {children}
      <NoticeRegion notices={notices} label={t('shell.notices')} closeLabel={t('shell.closeNotice')} />
    </NoticesContext>
  )
}

/**
 * Shows a notice: `notify({ title, description, variant: 'destructive' })`, texts in the present language. One shows at
 * a time, for five seconds. The function stays the same between renders.
 */
export function useNotify(): (notice: NoticeContent) => number {
  const notices = use(NoticesContext)
  if (!notices)
    throw new Error('useNotify was called outside of NoticesProvider. Wrap the page in Providers.')
  return notices.show
}
