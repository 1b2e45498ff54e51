/** The house as it is shown: name and address of mail, the one place to change them on the site. Who runs it and its telephone are settings. */
export const BRAND = {
  name: 'Fiacre',
  email: 'help@fiacre.example',
  /** First year of the copyright line. */
  since: 2025,
} as const

/** Whose data the service stands on, as licences and good manners ask us to say. `text` is what we have of them. */
export const DATA_SOURCES = [
  {
    text: 'shell.dataPlaces',
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  {
    text: 'shell.dataAirports',
    name: 'OurAirports',
    url: 'https://ourairports.com/',
    licence: 'public-domain',
  },
  {
    text: 'shell.dataMaps',
    name: 'Natural Earth',
    url: 'https://www.naturalearthdata.com/',
    licence: 'public-domain',
  },
] as const
