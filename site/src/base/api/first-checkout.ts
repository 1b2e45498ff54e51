import { FiacreError, type FiacreClient } from '@fiacre/sdk'

/**
 * The checkout that is under way, asked for in passing: after every sign-in and payment, when mostly there is none. A list without
 * one is no error of the browser's console, as a 404 would be.
 * @throws FiacreError as the service would refuse to answer one
 */
export async function firstCheckout(
  asked: ReturnType<FiacreClient['listCheckouts']>,
): ReturnType<FiacreClient['getCurrentCheckout']> {
  const [checkout] = await asked
  if (checkout) return checkout
  const detail = 'There is no checkout under way.'
  throw new FiacreError({ status: 404, code: 'NOT_FOUND', detail, text: '' })
}
