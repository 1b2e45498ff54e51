import { readPageAddress } from '@fiacre/sdk/rules'
import type { Context as KoaContext, Middleware } from 'koa'
import type { Context } from '#platform/context/context.ts'
import { isPlainForm } from '#platform/contract/plain-form-paths.ts'
import { boundedQuery } from '#platform/http/bounded-query.ts'
import { networkAllowances } from '#platform/http/network-allowances.ts'
import { networkOf } from '#platform/http/network.ts'
import type { OwnHosts } from '#platform/http/own-hosts.ts'
import { asProblem } from '#platform/http/problems-middleware.ts'
import { isRead } from '#platform/http/static-files.ts'
import { fieldsOf, readForm } from './read-form.ts'
import { sendPage, type DrawPage } from './send-page.ts'
import { whatWentWrong } from './what-went-wrong.ts'

/** A page costs some milliseconds: whoever sends more than people do is answered as programs are. */
const PAGES_A_MINUTE = 20

interface Tools {
  hosts: Pick<OwnHosts, 'isOwnOrigin'>
  draw: DrawPage
}

/**
 * Whoever runs no script and comes too often, or while something is broken, gets a page in the place of a problem document: it says
 * why, and holds what was typed, to be sent once more.
 */
export function keepForms({ now, log }: Pick<Context, 'now' | 'log'>, { hosts, draw }: Tools): Middleware {
  const count = networkAllowances(PAGES_A_MINUTE, undefined, log)
  return async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      if (!isPlainForm(ctx.path) || !mayPass(asProblem(thrown).status)) throw thrown
      const { isAllowed } = await count(networkOf(ctx.ip), now(), 1)
      if (!isAllowed || !(await isDrawnAgain(ctx, thrown))) throw thrown
    }
  }

  async function isDrawnAgain(ctx: KoaContext, thrown: unknown): Promise<boolean> {
    const { page: to, language } = readPageAddress(ctx.path)
    const spoken = language ?? 'en'
    const problem = asProblem(thrown)
    const { status, headers, code } = problem
    try {
      const values = isRead(ctx) ? fieldsOf(boundedQuery(ctx)) : await readForm(ctx, hosts.isOwnOrigin)
      const page = { step: 'retry' as const, method: isRead(ctx) ? ('get' as const) : ('post' as const), to }
      const said = whatWentWrong(problem, spoken)
      await sendPage(ctx, draw, { page, values, problem: said, status, headers }, spoken)
    } catch {
      // No form of ours, or nothing can be drawn either.
      return false
    }
    ctx.state['problemCode'] = code
    if (status >= 500) log.error({ err: thrown, requestId: ctx.state['requestId'] }, problem.message)
    return true
  }
}

/** What is not about the request, and may be otherwise in a moment. */
const mayPass = (status: number): boolean => status === 429 || status >= 500
