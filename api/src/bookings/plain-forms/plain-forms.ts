import { pageAddress, readPageAddress, type LanguageCode } from '@fiacre/sdk/rules'
import type { Context as KoaContext, Middleware } from 'koa'
import type { Context } from '#platform/context/context.ts'
import type { CallOperation } from '#platform/contract/call-operation.ts'
import { isPlainForm } from '#platform/contract/plain-form-paths.ts'
import { boundedQuery } from '#platform/http/bounded-query.ts'
import type { OwnHosts } from '#platform/http/own-hosts.ts'
import type { PartnerCall, PartnerDirectory } from '#platform/http/partner-call.ts'
import { Problem } from '#platform/http/problem.ts'
import type { SessionPort } from '#platform/http/session-port.ts'
import { isRead } from '#platform/http/static-files.ts'
import { askPrice } from './ask-price.ts'
import { bookRide, showDetails } from './book-ride.ts'
import { cancelBooking, showCancellation } from './cancel-booking.ts'
import { askForLink, setNewPassword, showForgotPassword, showNewPassword } from './new-password.ts'
import { payBooking, showBooking, showBookings } from './pay-booking.ts'
import { fieldsOf, readForm } from './read-form.ts'
import { sendPage, type DrawPage } from './send-page.ts'
import { sendCode, showCode, showSignIn, showSignUp, signIn, signUp } from './way-in.ts'
import { again, type Outcome, type Visit } from './visit.ts'

/** What each address does by itself, and with the form that is sent to it. */
const STEPS: Readonly<
  Record<string, { GET?: (visit: Visit) => Promise<Outcome>; POST?: (visit: Visit) => Promise<Outcome> }>
> = {
  '/book': { GET: askPrice },
  '/book/sign-in': { GET: showSignIn, POST: signIn },
  '/book/code': { GET: showCode, POST: sendCode },
  '/book/sign-up': { GET: showSignUp, POST: signUp },
  '/book/details': { GET: showDetails, POST: bookRide },
  '/book/booking': { GET: showBooking },
  '/book/bookings': { GET: showBookings },
  '/book/pay': { POST: payBooking },
  '/book/cancel': { GET: showCancellation, POST: cancelBooking },
  '/book/forgot-password': { GET: showForgotPassword, POST: askForLink },
  '/book/reset-password': { GET: showNewPassword, POST: setNewPassword },
}

/** Addresses that a form is sent to and that are opened by hand afterwards. */
const INSTEAD: Readonly<Record<string, string>> = { '/book/pay': '/book/bookings' }

interface Tools {
  hosts: Pick<OwnHosts, 'isOwnOrigin'>
  call: CallOperation
  sessionOf: (ctx: KoaContext) => SessionPort
  partnerOf: (host: string) => Promise<PartnerCall | undefined>
  findKey: PartnerDirectory['findKey']
  draw: DrawPage
}

/** Booking from the form to the receipt by forms and links alone, of the operations that JSON calls. */
export function plainForms(context: Context, tools: Tools): Middleware {
  return async (ctx, next) => {
    if (!isPlainForm(ctx.path)) return next()
    const { page: path, language } = readPageAddress(ctx.path)
    const spoken = language ?? 'en'
    const step = STEPS[path]
    if (!step) return next()
    const act = isRead(ctx) ? step.GET : ctx.method === 'POST' ? step.POST : undefined
    if (!act && isRead(ctx)) return goTo(ctx, pageAddress(INSTEAD[path] ?? '/book', spoken))
    if (!act) {
      const says = 'This page is read, or has its form sent to it.'
      throw new Problem('METHOD_NOT_ALLOWED', says, { headers: { Allow: step.POST ? 'GET, POST' : 'GET' } })
    }
    const outcome = await outcomeOf(ctx, context, tools, act, spoken)
    if ('goTo' in outcome) return goTo(ctx, inLanguage(outcome.goTo, outcome.language ?? spoken))
    const isSignedIn = tools.sessionOf(ctx).userId !== undefined
    await sendPage(ctx, tools.draw, { ...outcome, isSignedIn }, spoken)
  }
}

/** What was refused as a whole, a form of another page or one that is too long, has a page as well. */
async function outcomeOf(
  ctx: KoaContext,
  context: Context,
  { hosts, call, sessionOf, partnerOf, findKey }: Tools,
  act: (visit: Visit) => Promise<Outcome>,
  language: LanguageCode,
): Promise<Outcome> {
  try {
    const fields = isRead(ctx) ? fieldsOf(boundedQuery(ctx)) : await readForm(ctx, hosts.isOwnOrigin)
    const { userId } = sessionOf(ctx)
    return await act({ ctx, context, call, language, fields, userId, partnerOf, findKey })
  } catch (thrown) {
    return again(thrown, { ctx, language, fields: {} }, { step: 'gone' })
  }
}

function inLanguage(address: string, language: LanguageCode): string {
  const [path = '', ...query] = address.split('?')
  return [pageAddress(path, language), ...query].join('?')
}

function goTo(ctx: KoaContext, address: string): void {
  ctx.status = 303
  ctx.set({ Location: address, 'Cache-Control': 'no-store' })
  ctx.body = ''
}
