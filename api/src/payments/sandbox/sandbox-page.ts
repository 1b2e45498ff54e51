import type { Context as KoaContext, Middleware } from 'koa'
import getRawBody from 'raw-body'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { callbackFor, deliverCallback, SANDBOX_CALLBACK, type CallbackJob } from './sandbox-callback.ts'
import { renderSandboxPage, SANDBOX_STYLE } from './sandbox-html.ts'
import { SandboxSession, type SandboxSessionRow } from './sandbox-session.entity.ts'

const PAGE = /^\/sandbox\/pay\/([\w-]{10,64})$/

const choice = z.strictObject({ outcome: z.enum(['paid', 'declined']) })

/** When a callback is tried again, should the first delivery fail. */
const BACKUP_SECONDS = 3

/**
 * The sandbox gateway's hosted page. GET shows it; POST `{outcome}` (form or JSON) decides it, once, and sends
 * the signed callback.
 */
export function sandboxPage(context: Context, address: () => string, secret: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/sandbox/style.css' && ctx.method === 'GET') {
      ctx.type = 'css'
      ctx.body = SANDBOX_STYLE
      return
    }
    const token = PAGE.exec(ctx.path)?.[1]
    if (!token) return next()
    const em = context.orm.em.fork()
    const session = await em.findOne(SandboxSession, { token })
    if (!session)
      throw new Problem('NOT_FOUND', 'This payment page does not exist. Please start the payment again.')
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method === 'GET' || ctx.method === 'HEAD') {
      ctx.type = 'html'
      ctx.body = renderSandboxPage(session)
    } else if (ctx.method === 'POST') {
      await answer(ctx, context, token, address(), secret)
    } else {
      throw new Problem('METHOD_NOT_ALLOWED', 'The payment page takes GET and POST.', {
        headers: { Allow: 'GET, POST' },
      })
    }
  }
}

async function answer(ctx: KoaContext, context: Context, token: string, address: string, secret: string) {
  const asked = await readChoice(ctx)
  const { session, callback } = await decide(context, token, asked.outcome)
  if (callback) {
    // Most callbacks arrive with this one; the job behind it delivers those that do not.
    await deliverCallback(address, secret, callback, context.now()).catch((error: unknown) => {
      context.log.warn({ err: error }, 'a sandbox callback was not taken and will be sent again')
    })
  }
  const target = session.outcome === 'paid' ? session.returnUrl : session.cancelUrl
  if (ctx.is('application/json')) {
    ctx.body = { outcome: session.outcome, returnUrl: target }
  } else {
    ctx.redirect(target)
    ctx.status = 303
  }
}

/**
 * Records the outcome and the callback in one transaction; the first call decides.
 * @returns the session as it was decided, and the callback when this call decided
 */
async function decide(
  context: Context,
  token: string,
  outcome: 'paid' | 'declined',
): Promise<{ session: SandboxSessionRow; callback?: CallbackJob }> {
  return context.orm.em.fork().transactional(async (em) => {
    const isFirst = (await em.nativeUpdate(SandboxSession, { token, outcome: null }, { outcome })) === 1
    const session = await em.findOneOrFail(SandboxSession, { token })
    if (!isFirst) return { session }
    const callback = callbackFor(session, outcome, context.now())
    await context.jobs.enqueue(em, SANDBOX_CALLBACK, callback, { startAfter: BACKUP_SECONDS })
    return { session, callback }
  })
}

async function readChoice(ctx: KoaContext): Promise<{ outcome: 'paid' | 'declined' }> {
  const text = await getRawBody(ctx.req, { limit: 1024, encoding: 'utf8' }).catch(() => {
    throw new Problem('PAYLOAD_TOO_LARGE', 'That is more than a payment page can take.')
  })
  const read = choice.safeParse(
    ctx.is('application/json') ? parseJson(text) : Object.fromEntries(new URLSearchParams(text)),
  )
  if (!read.success) throw new Problem('INVALID_REQUEST', 'Send outcome: "paid" or "declined".')
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('MALFORMED_JSON', 'The body could not be read as JSON.')
  }
}
