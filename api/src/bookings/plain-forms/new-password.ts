import { newPasswordSchema } from '@fiacre/sdk/rules'
import { Problem } from '#platform/http/problem.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import { again, inLanguage, type Outcome, type PageOutcome, type Visit } from './visit.ts'

/** The key of a mailed link, as far as it can be one. */
export const tokenOf = (text: string): string | undefined => (/^[\w-]{1,500}$/.test(text) ? text : undefined)

export async function showForgotPassword({ fields }: Visit): Promise<Outcome> {
  return { page: { step: 'forgot-password', isSent: false }, values: fields }
}

export async function askForLink(visit: Visit): Promise<Outcome> {
  const { ctx, call, fields } = visit
  const page = { step: 'forgot-password' as const, isSent: false }
  try {
    const body = { email: (fields['email'] ?? '').trim() }
    await call(ctx, 'requestPasswordReset', { body, headers: inLanguage(visit) })
    return { page: { ...page, isSent: true }, values: fields }
  } catch (thrown) {
    return again(thrown, visit, page)
  }
}

/** Browsers name no origin of ours in a form of a page that may tell nobody where it was: this one tells the origin alone. */
const TELLS_ORIGIN = { 'Referrer-Policy': 'strict-origin' }

export async function showNewPassword(visit: Visit): Promise<Outcome> {
  const { fields } = visit
  const token = tokenOf(fields['token'] ?? '')
  try {
    const email = token && (await accountOf(visit, token))
    return { page: newPasswordPage(email), values: token ? { token } : {}, headers: TELLS_ORIGIN }
  } catch (thrown) {
    return withdrawn(thrown, visit)
  }
}

export async function setNewPassword(visit: Visit): Promise<Outcome> {
  const { ctx, call, fields } = visit
  const { newPassword = '', confirmPassword = '' } = fields
  const token = tokenOf(fields['token'] ?? '')
  if (!token) return { page: newPasswordPage(undefined), headers: TELLS_ORIGIN }
  try {
    assertRules(newPasswordSchema, { newPassword, confirmPassword })
    await call(ctx, 'resetPassword', { body: { token, newPassword }, headers: inLanguage(visit) })
    return { page: { step: 'reset-password', isDone: true }, headers: TELLS_ORIGIN }
  } catch (thrown) {
    if (isWithdrawn(thrown)) return withdrawn(thrown, visit)
    const page = newPasswordPage(await accountOf(visit, token).catch(() => undefined))
    return withOrigin(again(thrown, { ...visit, fields: { token } }, page))
  }
}

const newPasswordPage = (email: string | undefined) => ({
  step: 'reset-password' as const,
  isDone: false,
  ...(email !== undefined && { email }),
})

async function accountOf({ ctx, call }: Visit, token: string): Promise<string> {
  const { email } = await call(ctx, 'validatePasswordReset', { query: { token } })
  return email
}

const isWithdrawn = (thrown: unknown): boolean =>
  thrown instanceof Problem && thrown.code === 'RESET_LINK_INVALID'

/** A link that was used or is too old. */
function withdrawn(thrown: unknown, visit: Visit): Outcome {
  return withOrigin(again(thrown, { ...visit, fields: {} }, newPasswordPage(undefined)))
}

const withOrigin = (outcome: PageOutcome): Outcome => ({
  ...outcome,
  headers: { ...outcome.headers, ...TELLS_ORIGIN },
})
