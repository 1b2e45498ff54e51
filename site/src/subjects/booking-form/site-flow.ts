import type { FiacreClient } from '@fiacre/sdk'
import { createBookingFlow, translateNotice, type BookingFlow } from '@fiacre/widget'
import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'
import { QUERY_KEYS, vehicleTypesQuery } from '../../base/api/queries.ts'
import { sitePlaceFinder } from '../google-places/place-finder.ts'
import type { Translator } from '../../base/i18n/texts.ts'
import type { Session } from '../session/use-session.ts'
import type { NoticeContent } from '../../ui/notice/notice-store.ts'
import { priceForPartner } from '../../base/visit/price-for-partner.ts'
import type { Visit } from '../../base/visit/visit.ts'
import { newPaymentPlan, paymentOfBooking } from '../payment/way-to-pay.ts'
import { wishedBy, type PaymentWish } from './payment-wish.ts'
import { browserStorage } from '../../base/storage/browser-storage.ts'
import { keepPlaces, recentPlaces } from '../../base/storage/recent-places.ts'
import { siteCheckout } from './site-checkout.ts'

/** What the flow asks of the page at the moment it needs it. */
export type FlowPage = {
  readonly session: Session
  readonly translator: Translator
  readonly navigate: (path: string) => void
}

type SiteFlowParts = {
  client: FiacreClient
  cache: QueryClient
  notify: (notice: NoticeContent) => unknown
  page: StoreApi<FlowPage>
  visit: Visit
  paymentWish: PaymentWish
  /** Opens the billing details beside the price. */
  openBilling: () => void
}

/** The booking form's flow on our own pages: it shares the page's session, its cached fleet, its notices and routes. */
export function siteFlow({
  client,
  cache,
  notify,
  page,
  visit,
  paymentWish,
  openBilling,
}: SiteFlowParts): BookingFlow {
  const { sentBy, partner = sentBy, ...terms } = visit
  const flow = createBookingFlow({
    vehicles: cache.getQueryData(vehicleTypesQuery(client).queryKey) ?? [],
    client: {
      ...client,
      listVehicleTypes: () => cache.fetchQuery(vehicleTypesQuery(client)),
      calculatePrices: priceForPartner(client, partner),
    },
    terms: () => terms,
    payment({ totalPriceCents: totalCents }) {
      const wish = paymentWish.getState()
      if (!wish.offered) return {}
      const choice = wishedBy(page.getState().session.user, wish)
      return paymentOfBooking(newPaymentPlan({ ...wish.offered, totalCents }, choice))
    },
    placeFinder: sitePlaceFinder(client),
    recentPlaces() {
      const { pickupLocation, destination } = flow.getState().places
      return recentPlaces().filter(({ id }) => id !== pickupLocation?.id && id !== destination?.id)
    },
    isOwnPage: true,
    storage: browserStorage(),
    notify: (notice) => notify(translateNotice(notice, page.getState().translator)),
    session: {
      profile() {
        const { status, user } = page.getState().session
        return status === 'loading' ? undefined : (user ?? null)
      },
    },
    checkout: siteCheckout({
      isSignedIn: () => page.getState().session.status === 'signed-in',
      navigate: (path) => page.getState().navigate(path),
      openBilling,
      booked() {
        paymentWish.setState(paymentWish.getInitialState(), true)
        for (const queryKey of [QUERY_KEYS.bookings, QUERY_KEYS.balance, QUERY_KEYS.travelAccount])
          void cache.invalidateQueries({ queryKey })
      },
    }),
  })
  flow.subscribe(({ quote, places }, before) => {
    // A trip with a price is one that may be made again.
    if (quote && quote !== before.quote) keepPlaces([places.pickupLocation, places.destination])
  })
  return flow
}
