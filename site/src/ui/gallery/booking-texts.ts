const english = {
  headline: 'Drive first class. Pay Economy.',
  lead: 'Private transfers across Europe. One fixed price, paid ahead, and a driver who waits for you.',
  eyebrow: 'Airports, cities, resorts',
  tripType: 'Trip type',
  oneWay: 'One way',
  roundTrip: 'Round trip',
  pickup: 'Pickup location',
  destination: 'Destination',
  destinationExample: 'Address, hotel, airport',
  date: 'Pickup date',
  time: 'Pickup time',
  vehicle: 'Vehicle',
  vehicleChoice: 'Business, up to 4',
  passengers: 'Passengers',
  fewer: 'One passenger fewer',
  more: 'One passenger more',
  distance: 'Distance',
  duration: 'Driving time',
  total: 'Total',
  book: 'Book now',
}

/** The texts of the example booking. */
export type BookingTexts = typeof english

const german: BookingTexts = {
  headline: 'Erstklassig fahren. Economy zahlen.',
  lead: 'Privattransfers in ganz Europa. Ein Festpreis, im Voraus bezahlt, und ein Fahrer, der auf Sie wartet.',
  eyebrow: 'Flughäfen, Städte, Urlaubsorte',
  tripType: 'Fahrtart',
  oneWay: 'Einfache Fahrt',
  roundTrip: 'Hin- und Rückfahrt',
  pickup: 'Abholort beziehungsweise Abflughafen',
  destination: 'Bestimmungsort',
  destinationExample: 'Adresse, Hotel, Flughafen',
  date: 'Abholdatum',
  time: 'Abholuhrzeit',
  vehicle: 'Fahrzeugklasse',
  vehicleChoice: 'Geschäftsreiselimousine, bis zu 4',
  passengers: 'Anzahl der Fahrgäste',
  fewer: 'Ein Fahrgast weniger',
  more: 'Ein Fahrgast mehr',
  distance: 'Entfernung',
  duration: 'Voraussichtliche Fahrzeit',
  total: 'Gesamtbetrag',
  book: 'Zahlungspflichtig buchen',
}

/** The example in two languages: English, and German for its long words. */
export const BOOKING_TEXTS = { en: english, de: german }
