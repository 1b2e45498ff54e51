/** Whose addresses and events they are. */
export interface WebhookOwner {
  kind: 'partner' | 'carrier'
  id: string
}
