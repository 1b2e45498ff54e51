import { newIdempotencyKey } from '@fiacre/sdk'
import type { FiacreClient } from '@fiacre/sdk'
import { readFailure } from '../booking/flow/failure.ts'
import type { FlowNotice } from '../booking/flow/ports.ts'
import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import type { CheckoutResult } from './checkout-result.ts'
import type { ElementCore } from './element-model.ts'
import { elementResult, resultNotice } from './element-result.ts'
import { restoreJourney } from './restore-journey.ts'
import { passResult } from './result-channel.ts'

/** What redeeming needs of an element. */
export type RedeemParts = Pick<ElementCore, 'announce' | 'failed' | 'state'> & {
  readonly client: () => Promise<Pick<FiacreClient, 'redeemCheckoutResult'>>
  readonly show: (notice: FlowNotice) => Promise<void>
  readonly flow: BookingFlow
  /** Where our site is. */
  readonly origin: string
}

const redeemers = new Map<string, ReturnType<typeof createRedeemer>>()

/** Redeems a result for an element; the elements of a page share it. */
export function redeemResult(resultToken: string, element: RedeemParts): Promise<void> {
  const redeemer = redeemers.get(resultToken) ?? createRedeemer(resultToken)
  redeemers.set(resultToken, redeemer)
  return redeemer(element)
}

/**
 * Redeems the result that the traveller came back with, once for all elements of a page: the first one's partner may have
 * it, else the next partner's, and so on.
 */
export function createRedeemer(resultToken: string): (element: RedeemParts) => Promise<void> {
  const waiting: RedeemParts[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    const tried = new Set<string>()
    for (let element = waiting.shift(); element; element = waiting.shift()) {
      if (tried.has(partnerOf(element))) continue
      tried.add(partnerOf(element))
      const others = () => waiting.some((other) => !tried.has(partnerOf(other)))
      if (await redeem(element, newIdempotencyKey(), others)) return
    }
  }

  /** Answers whether nobody else needs to try. */
  async function redeem(
    element: RedeemParts,
    idempotencyKey: string,
    others: () => boolean,
  ): Promise<boolean> {
    try {
      const { redeemCheckoutResult } = await element.client()
      await tell(element, await redeemCheckoutResult({ body: { resultToken }, idempotencyKey }))
    } catch (thrown) {
      const { code, status } = readFailure(thrown)
      if (code === 'RESULT_TOKEN_INVALID' && others()) return false
      element.failed(thrown)
      // The same key: whether the service has redeemed it already is not known.
      if (mayPass(status))
        await element.show({
          title: { id: 'resultFailed' },
          description: { id: 'resultFailedDescription' },
          variant: 'default',
          action: {
            label: { id: 'tryAgain' },
            run: () => void redeem(element, idempotencyKey, () => false),
          },
        })
    }
    return true
  }

  return (element) => {
    waiting.push(element)
    running ??= Promise.resolve().then(run)
    return running
  }
}

async function tell(element: RedeemParts, answer: CheckoutResult): Promise<void> {
  const result = elementResult(answer)
  if (answer.outcome === 'cancelled') restoreJourney(element.flow, answer)
  element.announce(result.event, result.detail)
  // Heard where the checkout was opened: this window is done.
  passResult(partnerOf(element), result, () => window.close())
  await element.show(resultNotice(result, element.state.getState().settings.locale, element.origin))
}

function partnerOf({ state }: RedeemParts): string {
  return state.getState().settings.partner
}

/** A connection that broke, a busy or a broken service: the token may still be good. */
function mayPass(status = 0): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}
