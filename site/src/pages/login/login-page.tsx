import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { GoOn } from '../../subjects/checkout/go-on.tsx'
import { useLinkToken } from '../../subjects/session/use-link-token.ts'
import { useSession } from '../../subjects/session/use-session.ts'
import { LinkInvalid } from './link-invalid.tsx'
import { LinkNotice } from './link-notice.tsx'
import { SignIn } from './sign-in.tsx'
import { useConfirmation } from './use-confirmation.ts'

/**
 * Sign-in, and where confirmation links lead that do not confirm. Whoever is signed in goes on: to a checkout under way,
 * else to the dashboard, which brings a pending price back.
 */
export function LoginPage() {
  const { outcome, done } = useConfirmation()
  const { status } = useSession()
  const { token } = useLinkToken()
  const screen = useHeadingFocus<HTMLDivElement>(outcome === 'invalid' ? 'link' : 'form')
  if (status === 'signed-in') {
    return (
      <>
        {outcome && <LinkNotice outcome={outcome} />}
        <GoOn />
      </>
    )
  }
  return (
    <div ref={screen}>
      {outcome === 'invalid' ? (
        <LinkInvalid onSignIn={done} />
      ) : (
        <SignIn isConfirmed={outcome === 'used'} linkToken={token} />
      )}
    </div>
  )
}
