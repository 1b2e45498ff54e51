import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useMay } from '../use-may.ts'
import { CarrierCases } from './carrier-cases.tsx'
import { CarrierDecision } from './carrier-decision.tsx'
import { CarrierFacts } from './carrier-facts.tsx'
import { CarrierFleet } from './carrier-fleet.tsx'
import { CarrierPapers } from './carrier-papers.tsx'
import { CarrierStory } from './carrier-story.tsx'
import { carrierQuery } from './carrier-reads.ts'
import '../record/record.css'

/** A carrier over the list. */
export function CarrierSheet({ id, ids }: { id: string; ids: readonly string[] }) {
  const t = useT()
  const mayDo = useMay()
  const query = useQuery(carrierQuery(useClient(), id))
  const { data } = query
  return (
    <RecordSheet id={id} ids={ids} title={data?.carrier.details.legalName ?? t('carriers.unnamed')}>
      {data ? (
        <>
          <CarrierFacts record={data} />
          {mayDo('operations') && data.carrier.state !== 'closed' && (
            <RecordPart title={t('admin.decide')}>
              <CarrierDecision record={data} />
            </RecordPart>
          )}
          {data.cases.length > 0 && (
            <RecordPart title={t('carriers.cases')}>
              <CarrierCases cases={data.cases} mayDecide={mayDo('operations')} />
            </RecordPart>
          )}
          <RecordPart title={t('carriers.papers')}>
            <CarrierPapers carrier={data.carrier} />
          </RecordPart>
          <CarrierFleet carrier={data.carrier} />
          <RecordPart title={t('carriers.story')}>
            <CarrierStory events={data.carrier.events} />
          </RecordPart>
        </>
      ) : (
        <RecordMissing query={query} />
      )}
    </RecordSheet>
  )
}
