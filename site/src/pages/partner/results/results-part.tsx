import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { ScenariosPart } from '../clock/scenarios-part.tsx'
import { BookingsPart } from './bookings-part.tsx'
import { FunnelPart } from './funnel-part.tsx'

/** What came through the partner: its figures, and the bookings that they are made of. */
export function ResultsPart({
  isLive,
  maySteer,
}: {
  isLive: boolean
  /** Whether one may move the clocks of test bookings. */
  maySteer: boolean
}) {
  const t = useT()
  const [mode, setMode] = useState<'live' | 'test'>(isLive ? 'live' : 'test')
  const isTest = mode === 'test'
  return (
    <div className="fi-stack fi-stack--loose">
      <div className="partner-mode">
        <Segmented
          legend={t('partner.results.mode')}
          value={mode}
          onChange={setMode}
          choices={[
            { value: 'live', label: t('partner.results.mode.live') },
            { value: 'test', label: t('partner.results.mode.test') },
          ]}
        />
      </div>
      <FunnelPart isTest={isTest} />
      <BookingsPart key={mode} isTest={isTest} maySteer={maySteer} />
      {isTest && maySteer && <ScenariosPart />}
    </div>
  )
}
