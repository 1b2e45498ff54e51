import { en } from '../../../locales/en.ts'
import type { BookingMessages } from '../../../locales/text-id.ts'

/** German words as long as they come: not a translation, a test of the room there is. */
export const GERMAN: BookingMessages = {
  ...en,
  oneWay: 'Einfache Beförderungsstrecke',
  roundTrip: 'Hin- und Rückbeförderung',
  pickupLocation: 'Abholort beziehungsweise Ausgangsbahnhof',
  destination: 'Beförderungszielortbezeichnung',
  pickupDate: 'Voraussichtliches Abholdatum',
  pickupTime: 'Abholuhrzeit (Ortszeit)',
  returnDate: 'Voraussichtliches Rückbeförderungsdatum',
  returnTime: 'Rückbeförderungsuhrzeit',
  localTimes: 'Ortszeit am Abholort, sommerzeitumstellungsbereinigt',
  passengers: 'Anzahl der mitreisenden Personen',
  vehicleType: 'Fahrzeugkategorieauswahl',
  vehicleSeats: 'Höchstens {max} Plätze',
  vehicleFrom: 'ab {price}',
  vehicleEconomy: 'Mittelklasselimousine',
  vehicleBusiness: 'Geschäftsreiselimousine',
  vehiclePremium: 'Oberklasselimousine',
  vehicleVan: 'Mehrzweckgroßraumfahrzeug',
  vehicleMinibus: 'Personenkleinomnibus',
  specialRequests: 'Besondere Beförderungswünsche',
  calculatePrice: 'Gesamtbeförderungspreis berechnen',
  bookNow: 'Jetzt zahlungspflichtig buchen',
  lineStart: 'Beförderungsgrundgebühr',
  lineDistance: 'Entfernungsabhängiger Beförderungspreis',
  lineReturn: 'Rückbeförderungspreis',
  heldUntil: 'Preisgarantiezeitraum bis {time} Uhr',
  estimated: 'Beförderungsentfernung und Beförderungsdauer sind Schätzwerte.',
}
