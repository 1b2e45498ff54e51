/** A part of a price, with the reason for it. Quotes keep these as JSON: what is added here must stay optional. */
export interface FareLine {
  code:
    | 'START'
    | 'DISTANCE'
    | 'HOURS'
    | 'CLASS'
    | 'MINIMUM'
    | 'RETURN'
    | 'CHILD_SEATS'
    | 'MEET_AND_GREET'
    | 'FLEXIBLE'
    | 'DISCOUNT'
  /** English, for people: "97.4 km at €1.95, the Economy price per km in Switzerland". */
  description: string
  amountCents: number
  /** With DISTANCE: EUR per kilometre in Economy. Quotes of before 21 November 2026 have none. */
  pricePerKm?: number
  /** With HOURS: EUR per hour in Economy, and how many hours. */
  pricePerHour?: number
  hours?: number
  /** With CLASS: by how many per cent the kilometre or hour costs more than in Economy; FLEXIBLE: added; DISCOUNT: taken off. */
  percent?: number
  /** With CHILD_SEATS and MEET_AND_GREET: how many are paid for, both ways together. */
  count?: number
}

export function sumOfLines(lines: readonly FareLine[]): number {
  return lines.reduce((total, { amountCents }) => total + amountCents, 0)
}

/** "€1.95", as the lines say it. */
export function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`
}
