import type { components } from '@fiacre/sdk/contract'

/** The gateways there are; `test` is a sandbox, too: for what partners try out, whatever takes the real cards. */
export type GatewayName = components['schemas']['GatewayName']
