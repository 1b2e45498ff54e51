/** Names in everyday use that the tables of country names lack, in lower case: of countries that we serve, and of their parts. */
export const EVERYDAY_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  szkocja: 'GB',
  anglia: 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  macedonia: 'MK',
  bosnia: 'BA',
  'republic of ireland': 'IE',
}
