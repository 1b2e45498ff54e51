import type { OperationId } from '#platform/contract/handler.ts'
import { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { trip } from '../support/traveller.ts'
import { PARTNER_PAGE } from './access-cast.ts'
import type { Call, Scene } from './access-call.ts'

/** Calls about checkouts that a partner's page started. */
export const CHECKOUT_REQUESTS: Partial<Record<OperationId, (scene: Scene) => Promise<Call>>> = {
  createCheckoutSession: async ({ service, partner }) => {
    const request = trip(service.clock.now)
    const asked = await new TestClient(service.url).call('POST', '/api/calculate-price', request, partner)
    return { body: { quoteId: asked.body['quoteId'], returnUrl: PARTNER_PAGE } }
  },
  openCheckout: async (scene) => ({ body: { token: (await startCheckout(scene)).token } }),
  getCurrentCheckout: async (scene) => {
    const { made, token } = await startCheckout(scene)
    await steps(scene).open((await scene.cast.owner()).client, token)
    return { query: { checkoutSessionId: made.body.checkoutSessionId } }
  },
  createCheckoutReturn: async (scene) => ({
    id: await paidCheckout(scene, (await scene.cast.owner()).client),
  }),
  redeemCheckoutResult: async (scene) => {
    const { client } = await scene.cast.owner()
    const id = await paidCheckout(scene, client)
    return { body: { resultToken: (await steps(scene).returnLink({ client, id })).token } }
  },
}

const steps = ({ service, partner }: Scene) => handOff(service, partner)
const startCheckout = (scene: Scene) =>
  steps(scene).start(trip(scene.service.clock.now), { returnUrl: PARTNER_PAGE })

/** A checkout that a traveller opened, booked and paid. */
async function paidCheckout(scene: Scene, traveller: TestClient): Promise<string> {
  const { open, book, pay } = steps(scene)
  const { made, token } = await startCheckout(scene)
  const booked = await book(traveller, (await open(traveller, token)).body)
  await pay(booked.body.booking.id)
  return made.body.checkoutSessionId
}
