import { europeanTag } from '@fiacre/sdk/rules'

/**
 * How a language of the site writes numbers, in Europe: "1234,50" in Portuguese as in Portugal, "1,234.50" in English as in Britain.
 */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(europeanTag(language), options)
}

/** How a language of the site writes days and times, in Europe and on a clock of 24 hours: Greek has one of twelve by itself. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(europeanTag(language), { hourCycle: 'h23', ...options })
}
