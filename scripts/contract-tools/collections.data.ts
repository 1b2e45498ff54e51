/**
 * What a collection asks the service, in this order, which has to be answered as asked for. What else the collection has comes
 * after, and is answered by one of the statuses that the contract has for it.
 */
export const ANSWERED = [
  'getHealth',
  'getClientSettings',
  'listVehicleTypes',
  'searchPlaces',
  'offerPlaces',
  'listDestinations',
  'getExchangeRates',
  'getBrand',
  'calculateDistance',
  'calculatePrice',
  'login',
  'getSession',
  'getProfile',
  'updateProfile',
  'getPreferences',
  'updatePreferences',
  'listSessions',
  'getBalance',
  'createCheckoutSession',
  'openCheckout',
  'getCurrentCheckout',
  'listCheckouts',
  'createBooking',
  'listBookings',
  'getBooking',
  'getBookingPayment',
  'createPayment',
  'listBookingEvents',
  'getBookingVoucher',
  'getBookingCalendar',
  'previewBookingChange',
  'previewCancellation',
  'exportAccount',
] as const

/** What ends the traveller's session comes last. */
export const LAST = ['logout', 'logoutByNavigation', 'endAllSessions', 'changePassword', 'deleteAccount']
