import type { CallResult } from '@fiacre/sdk'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useAdminChange } from '../use-admin-change.ts'
import { useAskedNotice } from '../use-asked-notice.ts'

/** Stores a version of a setting, or brings one back; what came of it is said in a notice. */
export function useStoreSetting<Input>(
  change: (input: Input) => Promise<CallResult<'storeSetting'>>,
  onDone?: () => void,
) {
  const t = useT()
  const orAsked = useAskedNotice()
  return useAdminChange({
    change,
    done: orAsked({ title: t('settings.stored'), description: t('settings.storedText') }),
    failed: { title: t('settings.notStored'), description: t('admin.failedText') },
    ...(onDone && { onDone }),
  })
}
