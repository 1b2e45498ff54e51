import type { SandboxSessionRow } from './sandbox-session.entity.ts'

/**
 * The page's content policy. A browser holds the redirect after a form to `form-action` too; so where the traveller
 * came from a partner's subdomain, the way back there is named.
 */
export function policyWithReturn(
  policy: string,
  { returnUrl, cancelUrl }: SandboxSessionRow,
  publicUrl: string,
): string {
  const own = new URL(publicUrl).origin
  const origins = new Set(
    [returnUrl, cancelUrl].map((url) => new URL(url).origin).filter((origin) => origin !== own),
  )
  return policy.replace("form-action 'self'", ["form-action 'self'", ...origins].join(' '))
}
