import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, renderPage } from '../../../app/testing.tsx'
import { partnerTexts } from '../locales/texts.ts'
import type { Partner } from '../partner-reads.ts'
import { sampleKey, samplePartner } from '../sample-partner.ts'
import { ToolsPart } from './tools-part.tsx'

const HOTEL5 = {
  code: 'HOTEL5',
  percent: 5,
  amountCents: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerTraveller: null,
  uses: 12,
  createdAt: '2026-02-10T09:00:00.000Z',
}

async function open(partner: Partner) {
  const client = fakeClient()
  client.listPartnerPromoCodes.mockResolvedValue({ promoCodes: [] })
  const { screen } = await renderPage(<ToolsPart partner={partner} />, { client, texts: [partnerTexts] })
  return { client, screen }
}

it('makes tag and link with the key that works, and what is chosen', async () => {
  const { screen } = await open(samplePartner({ keys: [sampleKey()] }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency shown' }), 'CHF')
  await expect.element(screen.getByText(/<fiacre-booking currency="CHF">/)).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Campaign (utm_campaign)' }).nth(1), 'winter')
  await expect
    .element(
      screen.getByText(
        /\?partner=pk_test_0k2v8m4c6x1z9b7n5q3w0e8r6t4y&utm_source=hotel\.example&utm_medium=referral&utm_campaign=winter$/,
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await expect.element(screen.getByText('You can make codes once you are approved.')).toBeVisible()
})

it('asks for a key where there is none to make tags with', async () => {
  const { screen } = await open(samplePartner({ keys: [sampleKey({ publicKey: null })] }))
  await expect.element(screen.getByRole('heading', { name: 'Make a key for a page first' })).toBeVisible()
})

it('makes a code, says what is left to the partner, and ends one only when asked twice', async () => {
  const { client, screen } = await open(
    samplePartner({ state: 'approved', isLive: true, keys: [sampleKey()] }),
  )
  client.addPartnerPromoCode.mockResolvedValue(HOTEL5)
  client.endPartnerPromoCode.mockResolvedValue({ ...HOTEL5, endsAt: '2026-02-10T10:00:00.000Z' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Guests save' }), '10 %')
  await expect.element(screen.getByText('Guests save 10 % of the price, and you earn nothing.')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Guests save' }), '5 %')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Code', exact: true }), 'hotel5')
  client.listPartnerPromoCodes.mockResolvedValue({ promoCodes: [HOTEL5] })
  await userEvent.click(screen.getByRole('button', { name: 'Make the code' }))
  await expect
    .poll(() => client.addPartnerPromoCode.mock.lastCall?.[0].body)
    .toEqual({ code: 'hotel5', percent: 5, endsAt: null, maxUses: null })
  await expect.element(screen.getByText('Used 12 times')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'End HOTEL5' }))
  expect(client.endPartnerPromoCode).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'End it at once' }))
  await expect.poll(() => client.endPartnerPromoCode.mock.lastCall?.[0].path).toEqual({ code: 'HOTEL5' })
})
