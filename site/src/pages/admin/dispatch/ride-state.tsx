import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Tone } from '../../../ui/badge/status-tone.ts'
import type { AdminRide } from './dispatch-reads.ts'

const TONES: Record<AdminRide['state'], Tone> = {
  open: 'danger',
  offered: 'warning',
  accepted: 'accent',
  assigned: 'positive',
  'on-the-way': 'positive',
  arrived: 'positive',
  'on-board': 'positive',
  done: 'neutral',
  'no-show': 'neutral',
  cancelled: 'neutral',
  unassignable: 'danger',
}

export function RideState({ state }: Pick<AdminRide, 'state'>) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`dispatch.state.${state}`)}</Badge>
}
