/** No page of ours holds anything that a browser needs another program for. */
export const NO_PLUGINS = "object-src 'none'"

/** What every answer allows a page to load, and where its forms may lead. */
export const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  NO_PLUGINS,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Google Places, where the operator has a key: the hosts that Google lists for the Maps JavaScript API's bootstrap and
 * services, and that of the Places API (developers.google.com/maps/domains). No pictures, fonts or styles: no map is
 * shown.
 */
export const GOOGLE_PLACES_POLICY = [
  PAGE_POLICY,
  "script-src 'self' https://maps.googleapis.com",
  "connect-src 'self' https://maps.googleapis.com https://mapsresources-pa.googleapis.com https://places.googleapis.com",
].join('; ')
