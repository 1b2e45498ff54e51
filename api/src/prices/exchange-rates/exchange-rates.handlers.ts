import type { Handlers } from '#platform/contract/handler.ts'

export const exchangeRateHandlers: Handlers<'getExchangeRates'> = {
  async getExchangeRates(_request, { exchangeRates }) {
    const { rates, source, date, ageSeconds } = await exchangeRates.current()
    return {
      status: 200,
      body: { base: 'EUR', rates: { ...rates }, source, date, ageSeconds },
      headers: { 'Cache-Control': 'public, max-age=300' },
    }
  },
}
