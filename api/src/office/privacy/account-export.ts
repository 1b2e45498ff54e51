import type { components } from '@fiacre/sdk/contract'

export type AccountExport = components['schemas']['AccountExport']
