import { PENDING_QUOTE_KEY, SAVED_QUOTE_KEY } from '@fiacre/sdk/rules'
import { browserStorage } from '../../../base/storage/browser-storage.ts'
import { rememberCheckout } from '../../checkout/under-way.ts'
import { forgetVouchers } from '../../../base/storage/kept-vouchers.ts'
import { forgetPlaces } from '../../../base/storage/recent-places.ts'
import { rememberSignedIn } from '../../../base/storage/signed-in-hint.ts'

/**
 * Removes what the browser keeps of a traveller who logs out: prices that wait, the checkout under way, the places of earlier trips,
 * vouchers. What belongs to the
 * browser stays: language, currency, the partner whose link led here.
 */
export function clearTraces(): void {
  const storage = browserStorage()
  storage.removeItem(PENDING_QUOTE_KEY)
  storage.removeItem(SAVED_QUOTE_KEY)
  forgetPlaces()
  forgetVouchers()
  rememberCheckout(null)
  rememberSignedIn(false)
}
