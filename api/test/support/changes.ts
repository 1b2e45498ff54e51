import type { TestClient } from './client.ts'
import type { Schemas } from './money.ts'

type Wish = Record<string, unknown>

export const previewOf = (client: TestClient, id: number, wish: Wish) =>
  client.call<Schemas['BookingChangePreview']>('POST', `/api/bookings/${id}/changes/preview`, wish)

export const changeBy = (client: TestClient, id: number, wish: Wish, headers: Record<string, string> = {}) =>
  client.call<Schemas['BookingChangeResult']>('POST', `/api/bookings/${id}/changes`, wish, headers)
