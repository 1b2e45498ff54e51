/** Shapes that show with a price, beside those of the form: they come with it. */
export const LUGGAGE =
  'M7 8h10a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2ZM9 8V4.5h6V8M9.5 12v5M14.5 12v5'
export const MINUS = 'M5 12h14'
export const PLUS = 'M12 5v14M5 12h14'
export const ROUTE =
  'M3.3 18a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM16.3 6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0ZM7.7 18h8.3a3 3 0 0 0 0-6H8a3 3 0 0 1 0-6h8.3'
export const CARD =
  'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5ZM2.5 9.5h19M6.5 15h3.5'
