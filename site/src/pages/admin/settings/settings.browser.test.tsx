import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../../app/testing.tsx'
import { adminClient, openAdmin } from '../testing.tsx'
import type { Setting, SettingPreview, SettingVersion } from './settings-reads.ts'

const version = (
  id: number,
  value: SettingVersion['value'],
  more: Partial<SettingVersion> = {},
): SettingVersion => ({
  id,
  validFrom: id === 0 ? null : '2026-02-10',
  value,
  reason: id === 0 ? null : 'Fuel costs more.',
  byEmail: id === 0 ? null : 'anna@example.com',
  createdAt: id === 0 ? null : '2026-02-10T09:00:00.000Z',
  restoredId: null,
  ...more,
})
const PRICES = {
  prices: {
    countries: [{ countryCode: 'CH', startCents: 820, perKmCents: 195 }],
    classes: [
      { vehicleTypeId: 1, percent: 100 },
      { vehicleTypeId: 2, percent: 135 },
    ],
    extras: { infantCents: 800, childCents: 800, boosterCents: 500, meetAndGreetCents: 900 },
  },
}
const PREVIEW: SettingPreview = {
  rides: [{ countryCode: 'CH', vehicleTypeId: 1, distanceKm: 97.4, beforeCents: 19_813, afterCents: 25_170 }],
  countries: [],
  unusual: [],
  pages: ['/destinations'],
}

function settingsClient(setting: Setting, versions: SettingVersion[]) {
  const client = adminClient()
  client.listSettings.mockResolvedValue({ settings: [setting] })
  client.getSetting.mockResolvedValue({ setting, versions, next: null })
  client.previewSetting.mockResolvedValue(PREVIEW)
  client.storeSetting.mockResolvedValue(setting)
  client.restoreSetting.mockResolvedValue(setting)
  return client
}
const prices: Setting = { kind: 'prices', present: version(0, PRICES), planned: null }

beforeEach(async () => {
  await page.viewport(1440, 900)
})

describe('a setting', () => {
  it('is seen before it is set: what was previewed, with a reason, from its day on', async () => {
    const client = settingsClient(prices, [version(0, PRICES)])
    const { screen } = await openAdmin(client, '/admin?tab=settings')
    const kilometre = screen.getByRole('textbox', { name: 'Switzerland, A kilometre, €' })
    await userEvent.fill(kilometre, '2,50')
    await userEvent.fill(screen.getByLabelText(/Holds from/), '2026-12-01')
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
    await expect.element(screen.getByRole('cell', { name: '+€53.57' })).toBeVisible()
    const set = screen.getByRole('button', { name: 'Set it' })
    await expect.element(set).toHaveAttribute('aria-disabled', 'true')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Why' }), 'Fuel costs more.')
    // What was not looked at is not set.
    await userEvent.fill(kilometre, '2.60')
    await expect.element(set).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
    await userEvent.click(set)
    await expect
      .poll(() => client.storeSetting.mock.lastCall?.[0].body)
      .toMatchObject({
        validFrom: '2026-12-01',
        reason: 'Fuel costs more.',
        value: { prices: { countries: [{ countryCode: 'CH', startCents: 820, perKmCents: 260 }] } },
      })
  })

  it('that looks like a slip of the hand is set only when somebody says that it is meant', async () => {
    const client = settingsClient(prices, [version(0, PRICES)])
    client.previewSetting.mockResolvedValue({ ...PREVIEW, unusual: ['/value/prices/countries/0/perKmCents'] })
    const { screen } = await openAdmin(client, '/admin?tab=settings&open=prices')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Switzerland, A kilometre, €' }), '19.50')
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Why' }), 'A trial.')
    await expect
      .element(screen.getByRole('button', { name: 'Set it' }))
      .toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('checkbox', { name: 'These prices are meant as they are' }))
    await userEvent.click(screen.getByRole('button', { name: 'Set it' }))
    await expect.poll(() => client.storeSetting.mock.lastCall?.[0].body.isUnusual).toBe(true)
  })

  it('goes back to an earlier version, after the password where that was typed some time ago', async () => {
    const off = { features: { specialRequests: false } }
    const on = { features: { specialRequests: true } }
    const setting: Setting = { kind: 'features', present: version(1, off), planned: null }
    const client = settingsClient(setting, [version(1, off), version(0, on)])
    client.restoreSetting.mockRejectedValueOnce(refusal(403, 'PROOF_NEEDED', 'Please type it again.'))
    client.proveOwner.mockResolvedValue({ message: 'Proven' })
    const { screen } = await openAdmin(client, '/admin?tab=settings')
    await userEvent.click(screen.getByRole('button', { name: 'Go back to version 0' }))
    await userEvent.fill(screen.getByRole('textbox', { name: /Why go back/ }), 'Carriers read them again.')
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(screen.getByLabelText('Your password'), 'a phrase')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => client.restoreSetting.mock.calls.length).toBe(2)
    expect(client.restoreSetting.mock.lastCall?.[0]).toMatchObject({
      path: { kind: 'features', versionId: 0 },
      body: { reason: 'Carriers read them again.' },
    })
  })

  it('is a question of our own, written and removed by keyboard', async () => {
    const faq = { faq: { entries: [] } }
    const setting: Setting = { kind: 'faq', present: version(0, faq), planned: null }
    const client = settingsClient(setting, [version(0, faq)])
    client.previewSetting.mockResolvedValue({ ...PREVIEW, rides: [], pages: ['/help-center'] })
    const { screen } = await openAdmin(client, '/admin?tab=settings')
    await userEvent.click(screen.getByRole('button', { name: 'Add an entry' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Question' }), 'Can I bring my dog?')
    await userEvent.fill(screen.getByRole('textbox', { name: 'Answer' }), '<b>Yes</b>')
    await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }))
    await expect.element(screen.getByText('None yet → 1 entry')).toBeVisible()
  })
})

describe('a promo code', () => {
  it('is made, shown with its limits, and ended with a reason', async () => {
    const promo = {
      code: 'SPRING26',
      percent: 10,
      amountCents: null,
      partnerId: null,
      vehicleTypeIds: null,
      startsAt: null,
      endsAt: null,
      maxUses: 100,
      maxUsesPerTraveller: null,
      uses: 0,
    }
    const client = settingsClient(prices, [version(0, PRICES)])
    client.createPromoCode.mockResolvedValue(promo)
    client.getPromoCode.mockResolvedValue(promo)
    client.endPromoCode.mockResolvedValue(promo)
    const partnerId = '0198c2d0-1111-7abc-8def-0123456789ab'
    const hotel = { id: partnerId, name: 'Grand Hotel', subdomain: 'hotel', status: 'active' }
    client.listAdminPartners.mockResolvedValue({ partners: [hotel], next: null } as never)
    const { screen, history } = await openAdmin(client, '/admin?tab=settings&open=promo-codes')
    const make = screen.getByRole('region', { name: 'Make a code' })
    await userEvent.fill(make.getByRole('textbox', { name: /Name of the code/ }), 'spring26')
    await userEvent.fill(make.getByRole('textbox', { name: 'How much' }), '10')
    await userEvent.selectOptions(make.getByRole('combobox', { name: 'For travellers of' }), 'Grand Hotel')
    await userEvent.click(make.getByRole('checkbox', { name: 'Van' }))
    await userEvent.fill(make.getByLabelText(/Holds from/), '2026-12-01')
    await userEvent.fill(make.getByRole('textbox', { name: 'Why' }), 'The spring letter.')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => history.at(-1)).toBe('/admin?tab=settings&open=promo-codes&q=SPRING26')
    expect(client.createPromoCode.mock.lastCall?.[0].body).toEqual({
      code: 'spring26',
      percent: 10,
      partnerId,
      vehicleTypeIds: [4],
      startsAt: '2026-12-01T00:00:00.000Z',
      reason: 'The spring letter.',
    })
    const found = screen.getByRole('region', { name: 'Find a code' })
    await expect.element(found.getByText(/takes 10 % off and was used never/)).toBeVisible()
    await userEvent.fill(found.getByRole('textbox', { name: 'Why' }), 'It went round.')
    await userEvent.click(found.getByRole('button', { name: 'End it now' }))
    await expect.poll(() => client.endPromoCode.mock.lastCall?.[0].body).toEqual({ reason: 'It went round.' })
  })
})
