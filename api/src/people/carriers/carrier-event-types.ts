import type { components } from '@fiacre/sdk/contract'

type Schemas = components['schemas']

/** All that the server of a carrier can be told of. */
export const CARRIER_EVENT_TYPES = [
  'ride.offered',
  'ride.changed',
  'ride.cancelled',
  'ride.taken',
  'paper.decided',
] as const satisfies readonly (Schemas['RideEventType'] | Schemas['PaperWebhook']['type'])[]
