import type { FiacreClient, Quote } from '@fiacre/sdk'
import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import type { ElementCore } from './element-model.ts'
import type { FiacreQuoteDetail } from './element-events.ts'
import { resultNotice } from './element-result.ts'
import { createHandOff } from './partner-checkout.ts'
import { awaitResult } from './result-channel.ts'

type PartnerStepsParts = {
  readonly core: ElementCore
  readonly flow: BookingFlow
  readonly client: () => Promise<FiacreClient>
  /** Where our site is. */
  readonly origin: string
}

/** What comes after the form on a partner's page: prices are announced, shown in today's rates, and taken to our site. */
export function createPartnerSteps({ core, flow, client, origin }: PartnerStepsParts) {
  const { announce, failed, keep, state } = core
  const settings = () => state.getState().settings

  flow.subscribe(({ quote }, before) => {
    if (quote && quote !== before.quote) announce('fiacre:quote', quoteDetail(quote))
  })

  let asked: Promise<unknown> | undefined
  function loadRates(): void {
    if (settings().currency === 'EUR') return
    asked ??= client()
      .then((it) => it.getExchangeRates())
      .then(({ rates }) => state.setState({ rates }))
      // The fixed table stands meanwhile.
      .catch(() => (asked = undefined))
  }
  loadRates()
  state.subscribe((now, before) => {
    if (now.settings.currency !== before.settings.currency) loadRates()
  })

  function opened(checkoutSessionId: string): void {
    const stop = awaitResult(settings().partner, checkoutSessionId, (result) => {
      announce(result.event, result.detail)
      // The price is used up; the way may be wanted again. Where nothing was booked all of it may.
      if (result.detail.bookingNumber !== null) flow.reset({ keepRoute: true })
      state.setState({ notice: resultNotice(result, settings().locale, origin) })
    })
    keep(stop)
  }

  function blocked(href: string): void {
    announce('fiacre:error', {
      code: 'NAVIGATION_BLOCKED',
      message: 'The frame around the form allows neither top navigation nor popups: allow one of them.',
    })
    const notice = {
      title: { id: 'checkoutBlocked' },
      description: { id: 'checkoutBlockedDescription' },
      variant: 'destructive',
      link: { label: { id: 'openCheckout' }, href },
    } as const
    state.setState({ notice })
  }

  return {
    handOff: createHandOff({
      client,
      settings,
      announce,
      failed,
      opened,
      // At top level, also where the page stands in a frame; null where the frame is not allowed to.
      go: (url) => window.open(url, '_top') !== null,
      blocked,
    }),
  }
}

function quoteDetail(quote: Quote): FiacreQuoteDetail {
  const { quoteId, totalPrice, totalPriceCents, currency, expiresAt, isRoundTrip, promo } = quote
  const money = { totalPrice, totalPriceCents, currency }
  const vehicle = quote.vehicleType.name
  return {
    quoteId,
    ...money,
    expiresAt,
    vehicle,
    isRoundTrip,
    durationHours: quote.durationHours ?? null,
    promo: promo ? { code: promo.code, applied: promo.applied } : null,
  }
}
