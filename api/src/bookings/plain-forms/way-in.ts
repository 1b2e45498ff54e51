import { Problem } from '#platform/http/problem.ts'
import type { Step } from './plain-page.ts'
import { findOwnQuote, isUuid, rideOf } from './ride-of.ts'
import type { Fields } from './read-form.ts'
import { again, inLanguage, withQuery, type Outcome, type Visit } from './visit.ts'

/** What somebody came for goes along through every form of the way in. */
export function aimOf({ quote, booking }: Fields): { quote?: string; booking?: string } {
  if (isUuid(quote)) return { quote }
  return booking && /^[1-9]\d{0,9}$/.test(booking) ? { booking } : {}
}

/** Where who is signed in goes on: to the price or the booking that was asked for, else to all bookings. */
function wayOn(fields: Fields): string {
  const aim = aimOf(fields)
  if (aim.quote) return withQuery('/book/details', aim)
  return aim.booking ? withQuery('/book/booking', aim) : '/book/bookings'
}

export async function showSignIn(visit: Visit): Promise<Outcome> {
  if (visit.userId) return { goTo: wayOn(visit.fields) }
  return { page: await signInStep(visit), values: visit.fields }
}

export async function signIn(visit: Visit): Promise<Outcome> {
  const { ctx, call, fields } = visit
  const { email = '', password = '' } = fields
  try {
    await call(ctx, 'login', { body: { email, password } })
    return { goTo: wayOn(fields) }
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.code === 'SECOND_FACTOR_NEEDED')
      return { goTo: withQuery('/book/code', aimOf(fields)) }
    return again(thrown, visit, await signInStep(visit))
  }
}

async function signInStep(visit: Visit): Promise<Step> {
  return { step: 'sign-in', ...(await rideAimedAt(visit)), isRegistered: visit.fields['registered'] === '1' }
}

export async function showCode({ userId, fields }: Visit): Promise<Outcome> {
  return userId ? { goTo: wayOn(fields) } : { page: { step: 'code' }, values: fields }
}

export async function sendCode(visit: Visit): Promise<Outcome> {
  const { ctx, call, fields } = visit
  try {
    await call(ctx, 'passSecondFactor', { body: { code: (fields['code'] ?? '').trim() } })
    return { goTo: wayOn(fields) }
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.code === 'UNAUTHORIZED')
      return again(thrown, visit, await signInStep(visit))
    return again(thrown, visit, { step: 'code' })
  }
}

export async function showSignUp(visit: Visit): Promise<Outcome> {
  if (visit.userId) return { goTo: wayOn(visit.fields) }
  return { page: { step: 'sign-up', ...(await rideAimedAt(visit)) }, values: visit.fields }
}

const ASKED = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'countryCode',
  'country',
  'dateOfBirth',
  'password',
  'confirmPassword',
] as const

/** Asked for with a ride alone: a booking needs them. */
const BILLING = ['address', 'zipCode', 'city'] as const

export async function signUp(visit: Visit): Promise<Outcome> {
  const { ctx, call, fields } = visit
  const body = Object.fromEntries([
    ...ASKED.map((name) => [name, fields[name] ?? '']),
    ...BILLING.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  ]) as Record<string, string>
  try {
    await call(ctx, 'register', { body, headers: inLanguage(visit) })
    return { goTo: withQuery('/book/sign-in', { ...aimOf(fields), registered: '1' }) }
  } catch (thrown) {
    return again(thrown, visit, { step: 'sign-up', ...(await rideAimedAt(visit)) })
  }
}

async function rideAimedAt({ ctx, context, fields, userId, partnerOf }: Visit) {
  const quote = await findOwnQuote(context, fields['quote'], userId, await partnerOf(ctx.host))
  return quote ? { ride: rideOf(quote, context.now()) } : {}
}
