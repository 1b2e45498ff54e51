import type { Profile } from '@fiacre/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PreferenceSelects } from '../../app/header/preference-selects.tsx'
import { PreferencesOfAccount } from '../../app/preferences-of-account.tsx'
import { fakeClient, MARIA, refusal, renderPage } from '../../app/testing.tsx'

const ACCOUNT = { language: 'pl', currency: 'PLN', distanceUnit: 'mi' } as const

async function open(preferences: Profile['preferences'] | undefined) {
  const client = fakeClient()
  if (preferences !== undefined) client.getSession.mockResolvedValue({ ...MARIA, preferences })
  client.updatePreferences.mockImplementation(async ({ body }) => body)
  const page = await renderPage(
    <>
      <PreferencesOfAccount />
      <PreferenceSelects labelled />
    </>,
    { client },
  )
  const sent = () => client.updatePreferences.mock.calls.map(([{ body }]) => body)
  const select = (name: string) => page.screen.getByRole('combobox', { name })
  return { client, sent, select, ...page }
}

/** Longer than a choice waits to be sent. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 900))

const forget = () => [localStorage, sessionStorage].forEach((storage) => storage.clear())
beforeEach(forget)
afterEach(forget)

describe('the preferences of somebody who signs in', () => {
  it('are those of the account, here and at the next visit', async () => {
    const { select, sent } = await open(ACCOUNT)
    await expect.element(select('Język')).toHaveValue('pl')
    await expect.element(select('Waluta')).toHaveValue('PLN')
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      'fiacre.language': 'pl',
      'fiacre.currency': 'PLN',
      'fiacre.distance-unit': 'mi',
    })
    await quiet()
    expect(sent()).toEqual([])
  })

  it('are taken over from this browser, once, by an account without any', async () => {
    localStorage.setItem('fiacre.currency', 'GBP')
    const { cache, sent } = await open(null)
    await expect.poll(sent).toEqual([{ language: 'en', currency: 'GBP', distanceUnit: 'km' }])
    await cache.invalidateQueries({ queryKey: ['/api/auth/user'] })
    await quiet()
    expect(sent()).toHaveLength(1)
  })

  it('give way to what this tab was asked to show, which is nobody’s choice', async () => {
    sessionStorage.setItem('fiacre.currency', 'CHF')
    const { select, sent } = await open(ACCOUNT)
    await expect.element(select('Język')).toHaveValue('pl')
    await expect.element(select('Waluta')).toHaveValue('CHF')
    await quiet()
    expect(sent()).toEqual([])
    await userEvent.selectOptions(select('Waluta'), 'USD')
    await expect.poll(sent).toEqual([{ ...ACCOUNT, currency: 'USD' }])
    expect(sessionStorage.getItem('fiacre.currency')).toBeNull()
  })
})

describe('a choice', () => {
  it('of somebody signed in is shown at once and kept with the account', async () => {
    const { select, sent } = await open({ ...ACCOUNT, language: 'en' })
    await expect.element(select('Currency')).toHaveValue('PLN')
    await userEvent.selectOptions(select('Currency'), 'USD')
    await userEvent.selectOptions(select('Language'), 'pl')
    await expect.element(select('Waluta')).toHaveValue('USD')
    await expect.poll(sent).toEqual([{ language: 'pl', currency: 'USD', distanceUnit: 'mi' }])
  })

  it('stays when the account could not be reached, and nothing is said', async () => {
    const { client, screen, select } = await open({ ...ACCOUNT, language: 'en' })
    client.updatePreferences.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Not now.'))
    await expect.element(select('Currency')).toHaveValue('PLN')
    await userEvent.selectOptions(select('Currency'), 'USD')
    await expect.poll(() => client.updatePreferences.mock.calls.length).toBe(1)
    await expect.element(select('Currency')).toHaveValue('USD')
    expect(localStorage.getItem('fiacre.currency')).toBe('USD')
    expect(screen.getByText('Not now.').query()).toBeNull()
  })

  it('in another tab is followed here, and sent by that tab alone', async () => {
    const { select, sent } = await open({ ...ACCOUNT, language: 'en' })
    await expect.element(select('Currency')).toHaveValue('PLN')
    localStorage.setItem('fiacre.currency', 'USD')
    dispatchEvent(new StorageEvent('storage', { key: 'fiacre.currency', newValue: 'USD' }))
    await expect.element(select('Currency')).toHaveValue('USD')
    await quiet()
    expect(sent()).toEqual([])
  })

  it('of somebody who is not signed in stays in the browser', async () => {
    const { select, sent } = await open(undefined)
    await userEvent.selectOptions(select('Currency'), 'USD')
    await quiet()
    expect(localStorage.getItem('fiacre.currency')).toBe('USD')
    expect(sent()).toEqual([])
  })
})
