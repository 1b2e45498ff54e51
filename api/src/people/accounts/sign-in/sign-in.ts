import type { Context } from '#platform/context/context.ts'
import { authenticate } from '../accounts.service.ts'
import { normaliseEmail } from '../find-user.ts'
import { useUpLink } from '../links/use-up-link.ts'
import type { UserRow } from '../user.entity.ts'
import { rememberSignIn, type From } from './remember-sign-in.ts'
import { countSignIn, settleSignIn } from './sign-in-budgets.ts'
import { wayIn } from './sign-in-route.ts'
import type { KnownDevice } from '#platform/http/device-cookie.ts'

interface Credentials {
  email: string
  password: string
  linkToken?: string | undefined
}

/**
 * Who signs in, within the limits on wrong passwords.
 * @throws Problem INVALID_CREDENTIALS, ACCOUNT_BLOCKED, ACCOUNT_CLOSED, RESET_LINK_INVALID, TOO_MANY_REQUESTS
 */
export async function signInWith(
  context: Context,
  { email, password, linkToken }: Credentials,
  { ip, devices, userAgent }: From & { devices: readonly KnownDevice[] },
): Promise<UserRow> {
  const account = normaliseEmail(email)
  const way = await wayIn(context, { account, ip, devices, linkToken })
  await countSignIn(context, account, way)
  const user = await authenticate(context, email, password).catch(async (refusal: unknown) => {
    await rememberSignIn(context, account, { ip, userAgent }, refusal)
    throw refusal
  })
  await rememberSignIn(context, account, { ip, userAgent })
  await settleSignIn(context, account, way)
  if (way.kind === 'link') await useUpLink(context, way.id)
  return user
}
