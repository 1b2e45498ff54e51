import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleAtLength } from './accessible.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './administrator.ts'
import { SWEEP } from './at-length.ts'
import { bookedByApi } from './booked-by-api.ts'
import { fillSignIn, signIn } from './traveller.ts'
import { anotherBrowser, test } from './visitor.ts'

test(
  'an administrator finds a booking, sets it, and makes its traveller an administrator',
  SWEEP,
  async ({ browser }) => {
    const traveller = await (await anotherBrowser(browser)).newPage()
    const email = await signIn(traveller)
    const { number } = await bookedByApi(traveller.context().request)
    await traveller.goto('/admin')
    await expect(traveller.getByRole('heading', { name: 'Access Denied' })).toBeVisible()

    const context = await anotherBrowser(browser, { colorScheme: 'dark', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/login?next=/admin')
    await fillSignIn(page, ADMIN_EMAIL, ADMIN_PASSWORD)
    await expect(page.getByRole('heading', { name: 'Admin' })).toBeVisible()
    await expect(page.getByRole('definition').first()).not.toBeEmpty()
    await expectAccessibleAtLength(page, { state: 'today' })

    await page.getByRole('tab', { name: 'Bookings' }).click()
    await page.getByRole('searchbox').fill(`${email} chamonix`)
    await expect(page.getByRole('rowheader')).toHaveText([number])
    await expectAccessible(page, { state: 'the bookings' })
    await page.getByRole('link', { name: number }).click()
    const record = page.getByRole('dialog')
    const update = record.getByRole('button', { name: 'Update status' })
    await expect(update).toBeDisabled()
    await record.getByRole('combobox', { name: 'Booking' }).selectOption('confirmed')
    await expectAccessible(page, { state: 'a booking', within: 'dialog[open]' })
    await update.click()
    await expect(page.getByText('Booking Updated')).toBeVisible()
    await expect(record.getByText('Set to “Confirmed”')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(record).toBeHidden()
    await expect(page.getByRole('rowheader')).toHaveText([number])

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused()
    await page.keyboard.type(number)
    await expect(page.getByRole('option', { name: number })).toBeVisible()
    await expectAccessibleAtLength(page, { state: 'the palette', within: 'dialog[open]' })
    await page.keyboard.press('Escape')
    await expect(record).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await expect(page.getByRole('row', { name: /Pending → Confirmed/ }).first()).toBeVisible()
    await expectAccessibleAtLength(page, { state: 'the audit' })

    // The same on a phone, in daylight.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`/admin?tab=users&q=${encodeURIComponent(email)}`)
    await page.getByRole('link', { name: 'Ada Kowalska' }).click()
    await expectAccessible(page, { state: 'an account', within: 'dialog[open]' })
    await record.getByRole('button', { name: 'Make administrator' }).click()
    await record.getByRole('button', { name: /^Yes, make/ }).click()
    await expect(page.getByText('Admin Access Granted')).toBeVisible()
    await traveller.reload()
    await expect(traveller.getByRole('tab', { name: 'Today' })).toBeVisible()
    await context.close()
    await traveller.context().close()
  },
)
