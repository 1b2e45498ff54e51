import { QUERY_KEYS } from '../../base/api/queries.ts'
import { useRecordChange } from '../../base/api/use-record-change.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Partner } from './partner-reads.ts'

type PartnerChange<Input, Result> = {
  change: (input: Input) => Promise<Result>
  /** The partner as it is after that, where the answer has it. */
  partnerOf?: (result: Result) => Partner
  done?: string
  onDone?: (result: Result) => void
}

/** A change in a partner's area, with what is said of it. */
export function usePartnerChange<Input, Result>({
  change,
  partnerOf,
  done,
  onDone,
}: PartnerChange<Input, Result>) {
  const t = useT()
  const words = {
    meanwhile: t('partner.meanwhile'),
    failed: t('partner.notDone'),
    tryAgain: t('partner.tryAgain'),
  }
  return useRecordChange({ change, queryKey: QUERY_KEYS.partner, kept: partnerOf, words, done, onDone })
}
