// Made from the contract by "pnpm contract". Do not edit.

/** How each operation is called: its method, its path, and whether it takes an Idempotency-Key. */
export const operations = {
  calculateDistance: { method: 'post', path: '/api/calculate-distance', idempotent: false },
  calculatePrice: { method: 'post', path: '/api/calculate-price', idempotent: false },
  createBooking: { method: 'post', path: '/api/bookings', idempotent: true },
  createPayment: { method: 'post', path: '/api/payments/create', idempotent: true },
  getBooking: { method: 'get', path: '/api/bookings/{id}', idempotent: false },
  getClientSettings: { method: 'get', path: '/api/client-settings', idempotent: false },
  getEmailStatus: { method: 'get', path: '/api/email-status', idempotent: false },
  getExchangeRates: { method: 'get', path: '/api/exchange-rates', idempotent: false },
  getHealth: { method: 'get', path: '/health', idempotent: false },
  getProfile: { method: 'get', path: '/api/auth/profile', idempotent: false },
  getSession: { method: 'get', path: '/api/auth/user', idempotent: false },
  listBookings: { method: 'get', path: '/api/bookings', idempotent: false },
  listDestinations: { method: 'get', path: '/api/destinations', idempotent: false },
  listVehicleTypes: { method: 'get', path: '/api/vehicle-types', idempotent: false },
  login: { method: 'post', path: '/api/auth/login', idempotent: false },
  logout: { method: 'post', path: '/api/auth/logout', idempotent: false },
  receiveSandboxCallback: { method: 'post', path: '/api/payments/callbacks/sandbox', idempotent: false },
  register: { method: 'post', path: '/api/auth/register', idempotent: false },
  resendConfirmation: { method: 'post', path: '/api/auth/resend-confirmation', idempotent: false },
  searchPlaces: { method: 'get', path: '/api/places', idempotent: false },
  sendConfirmation: { method: 'post', path: '/api/send-confirmation', idempotent: false },
  updateProfile: { method: 'put', path: '/api/auth/profile', idempotent: false },
} as const
