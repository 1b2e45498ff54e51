import type { CallResult } from '@fiacre/sdk'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useAdminChange } from '../use-admin-change.ts'

/** Stores a version of a setting, or brings one back; what came of it is said in a notice. */
export function useStoreSetting<Input>(
  change: (input: Input) => Promise<CallResult<'storeSetting'>>,
  onDone?: () => void,
) {
  const t = useT()
  return useAdminChange({
    change,
    done: { title: t('settings.stored'), description: t('settings.storedText') },
    failed: { title: t('settings.notStored'), description: t('admin.failedText') },
    ...(onDone && { onDone }),
  })
}
