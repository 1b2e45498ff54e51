import type { Context as KoaContext, Middleware } from 'koa'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { readChoice } from './sandbox-choice.ts'
import type { CallbackRoute } from './sandbox-callback.ts'
import { playDispute } from './sandbox-dispute.ts'
import { takeDecision } from './sandbox-decision.ts'
import { renderSandboxPage } from './sandbox-html.ts'
import { sandboxOfSession } from '../sandbox-of-session.ts'
import { policyWithReturn } from './sandbox-policy.ts'
import { SandboxSession, type SandboxSessionRow } from './sandbox-session.entity.ts'
import { stateOf } from './sandbox-state.ts'
import { SANDBOX_STYLE } from './sandbox-style.ts'

const PAGE = /^\/sandbox\/pay\/([\w-]{10,64})$/

/**
 * The sandbox gateway's hosted page. GET shows it; POST `{outcome, delivery?, delaySeconds?}` (form or JSON) decides
 * it, once, and sends the signed callback: at once, late, twice or not at all.
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
    if (!session || !(await sandboxOfSession(context, session.sessionId)))
      throw new Problem('NOT_FOUND', 'This payment page does not exist. Please start the payment again.')
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method === 'GET' || ctx.method === 'HEAD') {
      const policy = 'Content-Security-Policy'
      ctx.set(policy, policyWithReturn(ctx.response.get(policy), session, context.publicUrl))
      ctx.type = 'html'
      ctx.body = renderSandboxPage(session, stateOf(session, context.now()), context.config.isDemo)
    } else if (ctx.method === 'POST') {
      await answer(ctx, context, token, { address: address(), publicUrl: context.publicUrl, secret })
    } else {
      throw new Problem('METHOD_NOT_ALLOWED', 'The payment page takes GET and POST.', {
        headers: { Allow: 'GET, POST' },
      })
    }
  }
}

async function answer(ctx: KoaContext, context: Context, token: string, route: CallbackRoute) {
  const choice = await readChoice(ctx)
  const session =
    'dispute' in choice
      ? await playDispute(context, token, choice.dispute, route)
      : await takeDecision(context, token, choice, route)
  const outcome = stateOf(session, context.now())
  const returnUrl = afterwards(session, outcome)
  if (ctx.is('application/json')) {
    ctx.body = { outcome, returnUrl }
  } else {
    ctx.redirect(returnUrl)
    ctx.status = 303
  }
}

/** Who has paid goes to the result, be the money there or not; everybody else back to the payment. */
function afterwards({ returnUrl, cancelUrl }: SandboxSessionRow, outcome: string): string {
  return outcome === 'paid' || outcome === 'processing' ? returnUrl : cancelUrl
}
