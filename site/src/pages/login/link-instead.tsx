import { SIGN_IN_LINK_VALID_MINUTES } from '@fiacre/sdk/rules'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'

type LinkInsteadProps = {
  error: Error
  /** Where the link goes. */
  email: string
  /** The link that was used does not work any more. */
  isLinkGone: boolean
}

/** Too many wrong passwords, maybe somebody else's: says how long to wait, and mails a link that need not wait. */
export function LinkInstead({ error, email, isLinkGone }: LinkInsteadProps) {
  const t = useT()
  const refusalText = useRefusalText()
  const client = useClient()
  const sending = useLatestMutation({
    mutationFn: (body: { email: string }) => client.requestSignInLink({ body }),
  })
  if (sending.isSuccess) {
    return (
      <Banner tone="success" live title={t('login.linkSent', { email })}>
        {t('login.linkSentText', { hours: SIGN_IN_LINK_VALID_MINUTES / 60 })} {t('account.spam')}
      </Banner>
    )
  }
  if (sending.error) {
    return (
      <Banner tone="danger" live title={t('login.linkNotSent')}>
        {refusalText(sending.error, t('login.failedNetwork'))} {t('login.linkNotSentText')}
      </Banner>
    )
  }
  return (
    <Banner
      tone="danger"
      live
      title={isLinkGone ? t('login.linkGone') : undefined}
      action={
        <Button
          size="sm"
          variant="secondary"
          icon="mail"
          loading={sending.isPending}
          loadingLabel={t('login.sendingLink')}
          onClick={() => sending.mutate({ email: email.trim() })}
        >
          {t('login.sendLink')}
        </Button>
      }
    >
      {isLinkGone ? t('login.linkGoneText') : refusalText(error, t('login.failed'))}{' '}
      {!isLinkGone && t('login.linkInstead')}
    </Banner>
  )
}
