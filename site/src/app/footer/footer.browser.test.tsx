import type { ClientSettings } from '@fiacre/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { NO_SETTINGS } from '../../base/settings/client-settings.ts'
import { renderPage } from '../testing.tsx'
import { Footer } from './footer.tsx'

const written = document.createElement('meta')
written.name = 'client-settings'
afterEach(() => written.remove())

async function open(settings: Partial<ClientSettings>) {
  written.content = JSON.stringify({ ...NO_SETTINGS, ...settings })
  document.head.append(written)
  return (await renderPage(<Footer />)).screen
}

describe('the footer', () => {
  it('shows who runs the service, how to reach them and what their gateway takes, as the settings say', async () => {
    const screen = await open({
      company: {
        legalName: 'Example Sp. z o.o.',
        address: 'Warszawa',
        registration: 'KRS 1',
        taxNumber: 'PL1',
      },
      contact: { ...NO_SETTINGS.contact, phone: '+48 22 000 00 00' },
      socialLinks: [{ network: 'instagram', url: 'https://www.instagram.com/example' }],
      cardPayments: { gateway: 'Stripe', marks: ['visa', 'apple-pay'] },
    })
    await expect
      .element(screen.getByText(/operated by Example Sp. z o.o., Warszawa. KRS 1. VAT PL1/))
      .toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '+48 22 000 00 00' }))
      .toHaveAttribute('href', 'tel:+48220000000')
    await expect.element(screen.getByText('Office: Monday to Friday, 9:00 to 18:00')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Instagram' }))
      .toHaveAttribute('href', 'https://www.instagram.com/example')
    const marks = screen.getByRole('list', { name: 'Ways to pay' }).getByRole('img').elements()
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['Visa', 'Apple Pay'])
    await expect.element(screen.getByText(/entered at Stripe, certified to PCI DSS/)).toBeVisible()
  })

  it('claims nothing that is not set: no company, no telephone, no marks, no certificate', async () => {
    const screen = await open({})
    await expect.element(screen.getByRole('link', { name: 'Terms of use' })).toBeVisible()
    for (const text of [/PCI/, /operated by/, /elsewhere/]) expect(screen.getByText(text).query()).toBeNull()
    expect(screen.getByRole('link', { name: /^\+/ }).query()).toBeNull()
    expect(screen.getByRole('img').elements()).toEqual([])
  })
})
