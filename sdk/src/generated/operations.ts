// Made from the contract by "pnpm contract". Do not edit.

/**
 * How each operation is called: its method, its path, whether it takes an Idempotency-Key, and whether it takes a
 * partner's key in its address.
 */
export const operations = {
  calculateDistance: { method: 'post', path: '/api/calculate-distance', idempotent: false, keyInQuery: false },
  calculatePrice: { method: 'post', path: '/api/calculate-price', idempotent: false, keyInQuery: false },
  createBooking: { method: 'post', path: '/api/bookings', idempotent: true, keyInQuery: false },
  createCheckoutReturn: { method: 'post', path: '/api/checkout-sessions/{id}/return', idempotent: false, keyInQuery: false },
  createCheckoutSession: { method: 'post', path: '/api/checkout-sessions', idempotent: true, keyInQuery: false },
  createPayment: { method: 'post', path: '/api/payments/create', idempotent: true, keyInQuery: false },
  getBooking: { method: 'get', path: '/api/bookings/{id}', idempotent: false, keyInQuery: false },
  getBrand: { method: 'get', path: '/api/brand', idempotent: false, keyInQuery: true },
  getClientSettings: { method: 'get', path: '/api/client-settings', idempotent: false, keyInQuery: false },
  getCurrentCheckout: { method: 'get', path: '/api/checkout-sessions/current', idempotent: false, keyInQuery: false },
  getEmailStatus: { method: 'get', path: '/api/email-status', idempotent: false, keyInQuery: false },
  getExchangeRates: { method: 'get', path: '/api/exchange-rates', idempotent: false, keyInQuery: true },
  getHealth: { method: 'get', path: '/health', idempotent: false, keyInQuery: false },
  getProfile: { method: 'get', path: '/api/auth/profile', idempotent: false, keyInQuery: false },
  getSession: { method: 'get', path: '/api/auth/user', idempotent: false, keyInQuery: false },
  listBookings: { method: 'get', path: '/api/bookings', idempotent: false, keyInQuery: false },
  listDestinations: { method: 'get', path: '/api/destinations', idempotent: false, keyInQuery: false },
  listVehicleTypes: { method: 'get', path: '/api/vehicle-types', idempotent: false, keyInQuery: true },
  login: { method: 'post', path: '/api/auth/login', idempotent: false, keyInQuery: false },
  logout: { method: 'post', path: '/api/auth/logout', idempotent: false, keyInQuery: false },
  openCheckout: { method: 'post', path: '/api/checkout-sessions/open', idempotent: false, keyInQuery: false },
  receiveSandboxCallback: { method: 'post', path: '/api/payments/callbacks/sandbox', idempotent: false, keyInQuery: false },
  redeemCheckoutResult: { method: 'post', path: '/api/checkout-sessions/redeem', idempotent: true, keyInQuery: false },
  register: { method: 'post', path: '/api/auth/register', idempotent: false, keyInQuery: false },
  resendConfirmation: { method: 'post', path: '/api/auth/resend-confirmation', idempotent: false, keyInQuery: false },
  searchPlaces: { method: 'get', path: '/api/places', idempotent: false, keyInQuery: true },
  sendConfirmation: { method: 'post', path: '/api/send-confirmation', idempotent: false, keyInQuery: false },
  updateProfile: { method: 'put', path: '/api/auth/profile', idempotent: false, keyInQuery: false },
} as const
