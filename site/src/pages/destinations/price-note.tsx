import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { RatesNote } from '../../base/preferences/rates-note.tsx'
import { usePriceDisplay } from '../../base/preferences/use-price-display.ts'

const [ECONOMY] = VEHICLE_CLASSES

/** What the prices on the cards are prices of: a start of sixty cents buys nobody a transfer. */
export function PriceNote() {
  const t = useT()
  const { wholePrice } = usePriceDisplay()
  return (
    <div className="destinations__note">
      <p>
        {t('destinations.priceNote', {
          vehicle: ECONOMY.name,
          minimum: wholePrice(ECONOMY.minimumPriceCents),
        })}
      </p>
      <RatesNote />
    </div>
  )
}
