import type { components } from '#platform/contract/generated/contract.ts'

export type AccountExport = components['schemas']['AccountExport']
