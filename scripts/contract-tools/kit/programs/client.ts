/** What the journey asks of a client. Each program fits a generated client to it, and the compiler looks at both sides. */
export interface Client {
  searchPlaces(query: { q: string; limit: number }): Promise<{ places: { label: string }[] }>
  calculatePrice(body: Trip): Promise<Quote>
  createCheckoutSession(body: Checkout): Promise<{ checkoutSessionId: string; url: string }>
  openCheckout(body: { token: string }): Promise<OpenCheckout>
  register(body: Registration): Promise<{ email: string }>
  login(body: { email: string; password: string }): Promise<{ user: { firstName: string } }>
  updateProfile(body: Billing): Promise<{ city: string | null }>
  createBooking(body: Trip & { quoteId: string; checkoutSessionId: string }): Promise<{ booking: Booking }>
  getBooking(id: number): Promise<Booking>
  previewCancellation(id: number): Promise<{ canCancel: boolean; refundCents: number; keptCents: number }>
  cancelBooking(
    id: number,
    body: { expectedRefundCents: number; expectedKeptCents: number },
  ): Promise<{ booking: Booking }>
}

export interface Trip {
  vehicleTypeId: number
  pickupLocation: string
  destination: string
  passengers: number
  pickupDate: string
  pickupTime: string
}

export interface Quote {
  quoteId: string
  totalPriceCents: number
  lines: { amountCents: number }[]
}

export interface Checkout {
  quoteId: string
  returnUrl: string
}

interface OpenCheckout {
  status: string
  test: boolean
  quote: { quoteId: string }
}

export interface Registration {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  countryCode: string
  country: string
  dateOfBirth: string
  password: string
  confirmPassword: string
}

export interface Billing {
  firstName: string
  lastName: string
  email: string
  country: string
  city: string
  address: string
  zipCode: string
}

interface Booking {
  id: number
  bookingNumber: string
  status: string
  totalPriceCents: number
}
