import { FiacreError, type FiacreClient } from '@fiacre/sdk'

type Pricing = Pick<FiacreClient, 'calculatePrices'>

/** Refusals of the key itself, not of the trip. */
const KEY_REFUSED = new Set<string>([
  'INVALID_KEY',
  'KEY_REVOKED',
  'ORIGIN_NOT_ALLOWED',
  'SECRET_KEY_IN_BROWSER',
])

/**
 * Asks for prices on behalf of a partner. A link with a key that no longer holds must not cost the traveller the price:
 * it is then asked for without the partner.
 */
export function priceForPartner(
  client: Pricing,
  partner: string | undefined,
): FiacreClient['calculatePrices'] {
  if (!partner) return client.calculatePrices
  return async (input) => {
    try {
      return await client.calculatePrices({
        ...input,
        headers: { ...input.headers, authorization: `Bearer ${partner}` },
      })
    } catch (error) {
      if (error instanceof FiacreError && KEY_REFUSED.has(error.code)) return client.calculatePrices(input)
      throw error
    }
  }
}
