/**
 * The countries of the sanctions policy (spec sections 2 and 5): those of the places that the form refuses which are under sanctions
 * of the European Union or the United Nations. ISO 3166-1 alpha-2, by their English names.
 */
export const SANCTIONED_COUNTRIES = ['IR', 'IQ', 'LY', 'KP', 'RU', 'SY'] as const
