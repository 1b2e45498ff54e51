import { DISPLAY_RATES } from '@fiacre/sdk/rules'
import { useMemo } from 'react'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { usePreferences } from './preferences-provider.tsx'
import { priceDisplay, type PriceDisplay } from './price-display.ts'
import { useExchangeRates } from './use-exchange-rates.ts'

/** Prices in the traveller's currency, unit and language. Until the service's rates are known the fixed ones stand in. */
export function usePriceDisplay(): PriceDisplay {
  const { language } = useLanguage()
  const preferences = usePreferences()
  const rates = useExchangeRates()?.rates ?? DISPLAY_RATES
  return useMemo(() => priceDisplay(language, preferences, rates), [language, preferences, rates])
}
