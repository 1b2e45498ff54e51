import type { Profile } from '@fiacre/sdk'
import { INACTIVE_MONTHS } from '@fiacre/sdk/rules'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useRef } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { dayOf } from './instants.ts'
import { useAccountFailure } from './use-account-failure.ts'
import { useNewProfile } from '../../traveller/use-profile.ts'

/** Warns that an account which is not used will be closed (spec section 4), and keeps it open. */
export function ClosingBanner({ user }: { user: Profile }) {
  const t = useT()
  const { language } = useLanguage()
  const notify = useNotify()
  const client = useClient()
  const failed = useAccountFailure()
  const takeProfile = useNewProfile()
  const place = useRef<HTMLDivElement>(null)

  const keep = useLatestMutation({
    mutationFn: () => client.keepAccount(),
    onSuccess: async (profile) => {
      notify({
        title: t('profile.accountKept'),
        description: t('profile.accountKeptText', { months: INACTIVE_MONTHS }),
      })
      // The pressed button goes with the banner; reading goes on at the page's heading.
      focusHeading(place.current)
      await takeProfile(profile)
    },
    onError: (error) => failed(error, t('profile.keepAccountFailed')),
  })

  if (user.closesAt === null) return null
  return (
    <div ref={place}>
      <Banner
        tone="warning"
        title={t('profile.closing', { date: dayOf(user.closesAt, language), months: INACTIVE_MONTHS })}
        action={
          <Button
            variant="secondary"
            size="sm"
            loading={keep.isPending}
            loadingLabel={t('profile.keepingAccount')}
            onClick={() => keep.mutate()}
          >
            {t('profile.keepAccount')}
          </Button>
        }
      >
        {t('profile.closingText')}
      </Banner>
    </div>
  )
}

function focusHeading(from: HTMLElement | null): void {
  const heading = from?.ownerDocument.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
