import first from './en.json'

/** The English texts that filling in the form takes. A constant, as `en` is one. */
export const firstEn = first
