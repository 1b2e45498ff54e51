import type { CallInput } from '@fiacre/sdk'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLanguage } from '../../../base/i18n/i18n-provider.tsx'
import { forgetBrowser } from '../../session/forget-browser.ts'

/**
 * Deletes the account. Afterwards nothing of the traveller is left here: what the browser kept is taken away, and the
 * goodbye is a page load of its own, so that what this page knew goes too. The address carries the language over.
 */
export function useDeleteAccount(leaveFor: (url: string) => void) {
  const client = useClient()
  const { language } = useLanguage()
  return useLatestMutation({
    mutationFn: (body: CallInput<'deleteAccount'>['body']) => client.deleteAccount({ body }),
    onSuccess: () => {
      forgetBrowser()
      leaveFor(`/goodbye?lang=${language}`)
    },
  })
}
