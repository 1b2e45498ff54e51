import { DISPLAY_RATES } from '@fiacre/sdk/rules'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeClient, renderPage } from '../../app/testing.tsx'
import type { SiteLanguage } from '../i18n/language.ts'
import type { ExchangeRates } from './rate-source.ts'
import { RatesNote } from './rates-note.tsx'

const OF_THE_BANK: ExchangeRates = {
  base: 'EUR',
  rates: { ...DISPLAY_RATES, PLN: 4.2415 },
  source: 'ecb',
  date: '2026-11-20',
  ageSeconds: 1840,
}

afterEach(() => localStorage.clear())

async function openNote(currency: string, options: { answer?: ExchangeRates; language?: SiteLanguage } = {}) {
  localStorage.setItem('fiacre.currency', currency)
  const client = fakeClient()
  if (options.answer) client.getExchangeRates.mockResolvedValue(options.answer)
  const page = await renderPage(<RatesNote />, { client, language: options.language ?? 'en' })
  return { ...page, client }
}

describe('the note on exchange rates', () => {
  it('is not there for euro, and nobody asks for rates', async () => {
    const { screen, client } = await openNote('EUR', { answer: OF_THE_BANK })
    await expect.element(screen.getByText(/charged in euro/)).not.toBeInTheDocument()
    expect(client.getExchangeRates).not.toHaveBeenCalled()
  })

  it('names the bank, the day, and what is charged', async () => {
    const { screen } = await openNote('PLN', { answer: OF_THE_BANK })
    await expect
      .element(
        screen.getByText(
          'Prices in PLN are a guide, at the European Central Bank’s rate of 20 November 2026. You are charged in euro.',
        ),
      )
      .toBeVisible()
  })

  it('says so in Polish', async () => {
    const { screen } = await openNote('CHF', {
      answer: { ...OF_THE_BANK, rates: { CHF: 0.93 } },
      language: 'pl',
    })
    await expect.element(screen.getByText(/20 listopada 2026.*w euro/)).toBeVisible()
  })

  it('admits that a rate is ours while the service does not answer', async () => {
    const { screen } = await openNote('PLN')
    await expect.element(screen.getByText(/a fixed rate of ours/)).toBeVisible()
  })

  it('admits that there is no rate', async () => {
    const { screen } = await openNote('AED', { answer: { ...OF_THE_BANK, rates: { PLN: 4.2415 } } })
    await expect.element(screen.getByText(/no rate for AED.*shown in euro/)).toBeVisible()
  })
})
