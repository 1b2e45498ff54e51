/** The columns of `place p` under the names of PlaceRow. */
export const PLACE_COLUMNS = `p.id, p.name, p.country_code as "countryCode", p.region, p.lat, p.lon, p.kind,
  p.population, p.iata, p.time_zone as "timeZone", p.weight`
