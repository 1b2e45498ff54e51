import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { RATINGS_KEY } from './ratings-read.ts'

/** Answers a rating; whatever comes of it, the ratings are read again. */
export function useReply(onDone: () => void) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const mutation = useLatestMutation({
    mutationFn: ({ id, reply }: { id: string; reply: string }) =>
      client.replyToRating({ path: { ratingId: id }, body: { reply } }),
    onSuccess() {
      notify({ title: t('carrier.ratings.sent') })
      onDone()
    },
    onError(error) {
      const description = errorText(error, t('carrier.tryAgain'))
      notify({ title: t('carrier.ratings.failed'), description, variant: 'destructive' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: RATINGS_KEY }),
  })
  return { send: mutation.mutate, isSending: mutation.isPending }
}
