/** Who runs the service, as the law wants it shown. */
export interface Company {
  legalName: string
  address: string
  registration: string
  taxNumber: string
}

/** The house as it is shown: name, company lines and contacts. The one place to change them on the site. */
export const BRAND = {
  name: 'Fiacre',
  /** To be filled in by whoever runs the service, before it goes live; the lines show once it is. */
  company: undefined as Company | undefined,
  email: 'help@fiacre.example',
  /** Shown as written; left out of the page while it is not known. */
  phone: undefined as string | undefined,
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
