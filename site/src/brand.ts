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

/** Where the places come from, as their licences ask us to say. */
export const DATA_SOURCES = [
  {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  { name: 'OurAirports', url: 'https://ourairports.com/', licence: undefined, licenceUrl: undefined },
] as const
