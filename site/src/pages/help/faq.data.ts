/** The questions of the help centre, by the categories of spec section 2. Their words stand in `locales`. */
export const FAQ = [
  { category: 'booking', questions: ['howFar', 'howBook', 'hourly', 'confirmed', 'change', 'cancel'] },
  { category: 'pricing', questions: ['final', 'prepay', 'currency', 'levels', 'balance'] },
  {
    category: 'vehicle',
    questions: ['classes', 'childSeats', 'meet', 'waiting', 'carrier', 'chosen', 'ratings'],
  },
  { category: 'travel', questions: ['flightLate', 'late', 'driverLate', 'where', 'wishes'] },
  { category: 'account', questions: ['need', 'password', 'confirmEmail', 'data', 'inactive'] },
] as const

export type Question = (typeof FAQ)[number]['questions'][number]
