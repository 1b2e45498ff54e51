import { useT } from '../../base/i18n/i18n-provider.tsx'
import { waitsForApproval } from './waits-for-approval.ts'

type Notice = { title: string; description?: string }

/** Says that something is done, or that a second person was asked for it. */
export function useAskedNotice(): (done: Notice) => (result: object) => Notice {
  const t = useT()
  return (done) => (result) =>
    waitsForApproval(result) ? { title: t('admin.asked'), description: t('admin.askedText') } : done
}
