import { numberFormat } from '../i18n/formats.ts'
/** EUR cents that somebody typed, "25", "25.5" or "25,50 €"; null when it is no amount. */
export function readEuros(text: string): number | null {
  const match = /^€?\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*€?$/.exec(text.trim())
  if (!match) return null
  const [, euros = '', cents = ''] = match
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}

/** EUR cents as one types them: "25.50", in Polish "25,50". */
export function writeEuros(cents: number, language: string): string {
  return numberFormat(language, { minimumFractionDigits: 2, useGrouping: false }).format(cents / 100)
}
