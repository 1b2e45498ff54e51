import { QUERY_KEYS } from '../../base/api/queries.ts'
import { useRecordChange } from '../../base/api/use-record-change.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Carrier } from './carrier-reads.ts'

/** A change of the carrier, with what is said of it. */
export function useCarrierChange<Input>(
  change: (input: Input) => Promise<Carrier>,
  { done, onDone }: { done: string; onDone?: () => void },
) {
  const t = useT()
  return useRecordChange({
    change,
    queryKey: QUERY_KEYS.carrier,
    kept: (carrier) => carrier,
    words: {
      meanwhile: t('carrier.meanwhile'),
      failed: t('carrier.notSaved'),
      tryAgain: t('carrier.tryAgain'),
      look: t('carrier.look'),
    },
    done,
    onDone,
  })
}
