import type { DocumentPayment } from '../document-input.ts'

/** Every text of the documents in one language; names in braces are filled in. */
export interface DocumentTexts {
  tagline: string
  questions: string
  transfer: string
  cancelled: string
  cancelledLead: string
  pending: string
  test: string
  qrCode: string
  labels: {
    booking: string
    traveller: string
    from: string
    to: string
    pickup: string
    return: string
    vehicle: string
    passengers: string
    journey: string
    phone: string
    travelNumber: string
    luggage: string
    suitcases: string
    handLuggage: string
    childSeats: string
    infant: string
    child: string
    booster: string
    notes: string
  }
  receipt: {
    title: string
    number: string
    issuedOn: string
    trip: string
    price: string
    total: string
    payments: string
    paid: string
    due: string
    refunded: string
    refund: string
    contract: string
    noInvoice: string
  }
  methods: Record<DocumentPayment['method'], string>
  priceLines: Record<PriceCode, string>
  voucher: {
    title: string
    lead: string
    out: string
    back: string
    payDriver: string
    nameBoard: string
    meetHeading: string
    greet: string
    meet: string
    waiting: string
    airport: string
    station: string
    other: string
    flightDelay: string
    lateHeading: string
    late: string
    support: string
    supportSaver: string
    supportFlexible: string
  }
}

/** The parts of a price that have a name of their own. */
export type PriceCode =
  | 'START'
  | 'DISTANCE'
  | 'CLASS'
  | 'MINIMUM'
  | 'RETURN'
  | 'CHILD_SEATS'
  | 'MEET_AND_GREET'
  | 'FLEXIBLE'
  | 'DISCOUNT'
