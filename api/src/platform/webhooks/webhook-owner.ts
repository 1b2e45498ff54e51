/** Whose addresses and events they are. */
export interface WebhookOwner {
  kind: 'partner' | 'carrier'
  id: string
  /** Where a key asks: of which mode alone the addresses are that it sees and changes. */
  isTest?: boolean
}
