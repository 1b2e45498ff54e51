import type { Handlers } from '../contract/handler.ts'
import { clientSettings } from './client-settings.ts'

export const settingsHandlers: Handlers<'getClientSettings'> = {
  /** Public: what stands here is seen by anyone. */
  async getClientSettings(_request, context) {
    return {
      status: 200,
      body: clientSettings(context),
      headers: { 'Cache-Control': 'public, max-age=60' },
    }
  },
}
