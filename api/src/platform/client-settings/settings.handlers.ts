import type { Handlers } from '../contract/handler.ts'

export const settingsHandlers: Handlers<'getClientSettings'> = {
  /** Public: what stands here is seen by anyone. */
  async getClientSettings(_request, { config }) {
    return {
      status: 200,
      body: { googlePlacesKey: config.googlePlacesKey ?? null, demonstration: config.isDemo },
      headers: { 'Cache-Control': 'public, max-age=300' },
    }
  },
}
