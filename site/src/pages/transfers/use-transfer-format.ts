import { usePriceDisplay } from '../../base/preferences/use-price-display.ts'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { transferFormat, type TransferFormat } from './transfer-words.ts'

/** Amounts, lengths and times in the reader's language, currency and unit. */
export function useTransferFormat(): TransferFormat {
  const { price, unit } = usePriceDisplay()
  return transferFormat(useTranslator(), price, unit)
}
