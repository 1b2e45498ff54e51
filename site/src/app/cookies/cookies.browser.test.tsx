import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetAnswer } from '../../base/consent/consent.ts'
import { renderPage } from '../testing.tsx'
import { CookieConsent } from './cookie-consent.tsx'

beforeEach(async () => {
  localStorage.clear()
  forgetAnswer()
  await page.viewport(390, 844)
})
afterEach(() => localStorage.clear())

const dock = () => document.documentElement.style.getPropertyValue('--fiacre-dock')

it('asks until OK is pressed, remembers a partner only then, and never asks again', async () => {
  const visit = { partner: 'pk_demo' }
  const { screen } = await renderPage(<CookieConsent />, { visit })
  const banner = screen.getByRole('region', { name: 'What this browser keeps' })
  await expect.element(banner).toMatchTextContent(/for 30 days, which partner sent you/)
  await expect.poll(dock).toMatch(/^\d+px$/)
  expect(Object.keys(localStorage)).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await expect.element(banner).not.toBeInTheDocument()
  expect(dock()).toBe('')
  expect(localStorage.getItem('cookie-consent')).toBe('accepted')
  expect(JSON.parse(localStorage.getItem('fiacre.partner') ?? '')).toMatchObject(visit)

  forgetAnswer()
  await screen.unmount()
  const again = await renderPage(<CookieConsent />)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(again.screen.getByRole('region', { name: 'What this browser keeps' }).query()).toBeNull()
})

it('tells what is kept, and gives the focus back', async () => {
  const { screen } = await renderPage(<CookieConsent />)
  const more = screen.getByRole('button', { name: 'What we keep' })
  await userEvent.click(more)
  const list = screen.getByRole('dialog', { name: 'What we keep' })
  await expect.element(list.getByText('Only with your OK')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
})
