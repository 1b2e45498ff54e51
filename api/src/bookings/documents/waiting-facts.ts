import { WAITING_MINUTES } from '@fiacre/sdk/rules'
import type { Fact } from './blocks.ts'
import type { DocumentLanguage } from './document-languages.ts'
import { writtenMinutes } from './wording.ts'

/** How long the driver waits, by the policy. */
export function waitingFacts(language: DocumentLanguage): Fact[] {
  const { t } = language
  const { flightDelay, noShow } = WAITING_MINUTES
  const minutes = (count: number) => writtenMinutes(count, language, true)
  // Airports and ports share a line, as they share their minutes (`policy.ts`); a name board shortens none of them (decision 21).
  const waits: readonly (readonly [string, number])[] = [
    [t('voucher.airport'), noShow.airport],
    [t('voucher.station'), noShow.station],
    [t('voucher.other'), noShow.other],
    [t('voucher.flightDelay'), flightDelay],
  ]
  const lines = waits.map(([where, count]) => `${where}: ${minutes(count)}`)
  return [[t('voucher.waiting'), lines.join(' · ')]]
}
