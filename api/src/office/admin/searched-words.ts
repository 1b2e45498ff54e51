/** What is searched of a booking; the same expression is indexed by trigrams (migration 2455). */
export const BOOKING_WORDS = `(booking_number || ' ' || pickup_location || ' ' || destination || ' ' || coalesce(travel_number, '')
  || ' ' || coalesce(promo_code, '') || ' ' || coalesce(translate(contact_phone, ' ()-/.', ''), ''))`
