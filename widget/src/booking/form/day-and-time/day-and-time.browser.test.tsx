import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadMessages } from '../../../locales/load-messages.ts'
import { fakeFlow, quotedFlow } from '../../flow/testing/fake-flow.ts'
import { renderForm } from '../testing/render-form.tsx'
import { pickerCode } from './picker-code.ts'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.restoreAllMocks())

type Setup = Parameters<typeof renderForm>[0]

/** A form that was touched, on Tuesday 12 May 2026 at 10:00 of the pickup's clocks. */
async function touched(setup: Setup = {}, labels = { date: 'Pickup date', time: 'Pickup time' }) {
  const all = await renderForm({ locale: 'en-GB', ...setup })
  const day = all.screen.getByLabelText(labels.date)
  const hour = all.screen.getByLabelText(labels.time)
  await userEvent.click(all.screen.getByRole('radio').first())
  await expect.element(day).toHaveAttribute('role', 'combobox')
  return { ...all, day, hour }
}

/** The cell that the keys of a field are at. */
const active = (field: { element(): Element }) =>
  document
    .getElementById(field.element().getAttribute('aria-activedescendant') ?? '')
    ?.getAttribute('aria-label')

describe('until the form is touched, and where the grid does not come', () => {
  it('the fields are the browser’s own', async () => {
    vi.spyOn(pickerCode, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
    const { screen, state } = await renderForm()
    const day = screen.getByLabelText('Pickup date')
    await expect.element(day).toHaveAttribute('type', 'date')
    await day.fill('2026-05-14')
    await screen.getByLabelText('Pickup time').fill('14:30')
    expect(state().form).toMatchObject({ pickupDate: '2026-05-14', pickupTime: '14:30' })
    await expect.element(day).toHaveAttribute('type', 'date')
  })

  it('a field that somebody is in the middle of stays until it is left, and the focus goes on', async () => {
    let arrive = (): void => undefined
    const code = pickerCode.load()
    vi.spyOn(pickerCode, 'load').mockReturnValue(new Promise((resolve) => (arrive = () => resolve(code))))
    const { screen } = await renderForm()
    const day = screen.getByLabelText('Pickup date')
    await day.fill('2026-05-14')
    arrive()
    await expect.element(screen.getByLabelText('Pickup date')).toHaveAttribute('type', 'date')
    await userEvent.click(screen.getByLabelText('Pickup time'))
    await expect.element(screen.getByLabelText('Pickup time')).toHaveAttribute('role', 'combobox')
    await expect.element(screen.getByLabelText('Pickup time')).toHaveFocus()
    await expect.element(screen.getByLabelText('Pickup date')).toHaveValue('Thu 14 May')
  })
})

it('the day of a price that was kept reads as it did when it was chosen, before anything is touched', async () => {
  const { screen } = await renderForm({ locale: 'en-GB', fake: await quotedFlow() })
  await expect.element(screen.getByLabelText('Pickup date')).toHaveValue('Thu 14 May')
})

describe('a day by keyboard', () => {
  it('is reached by arrows over what can be had, and taken by Enter without sending the form', async () => {
    const { day, notices, screen, state } = await touched()
    day.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(day).toHaveAttribute('aria-expanded', 'true')
    expect(active(day)).toBe('Tuesday 12 May')
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowDown}')
    expect(active(day)).toBe('Wednesday 20 May')
    await userEvent.keyboard('{Home}')
    expect(active(day)).toBe('Monday 18 May')
    await userEvent.keyboard('{PageDown}{ArrowRight}')
    expect(active(day)).toBe('Tuesday 26 May')
    await userEvent.keyboard('{Enter}')
    await expect.element(day).toHaveValue('Tue 26 May')
    await expect.element(day).toHaveFocus()
    expect(state().form.pickupDate).toBe('2026-05-26')
    expect(screen.getByRole('grid').elements()).toEqual([])
    expect(notices).toEqual([])
  })

  it('is taken by Tab, which goes on', async () => {
    const { day, hour, state } = await touched()
    day.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Tab}')
    expect(state().form.pickupDate).toBe('2026-05-13')
    await expect.element(hour).toHaveFocus()
  })

  it('stays the old one on Escape, and a character goes back to the text', async () => {
    const { day, state } = await touched()
    await day.fill('2026-05-14')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    await expect.element(day).toHaveValue('Thu 14 May')
    await expect.element(day).toHaveAttribute('aria-expanded', 'false')
    ;(day.element() as HTMLInputElement).select()
    await userEvent.keyboard('{ArrowDown}2')
    expect(active(day)).toBeUndefined()
    await expect.element(day).toHaveValue('2')
    await userEvent.keyboard('0{Enter}')
    await expect.element(day).toHaveValue('Wed 20 May')
    expect(state().form.pickupDate).toBe('2026-05-20')
  })

  it('says what a screen reader has to know', async () => {
    const { day, screen } = await touched()
    await expect.element(day).toHaveAccessibleName('Pickup date')
    await expect.element(day).toHaveAccessibleDescription('Bookable until Tuesday 26 May.')
    await userEvent.click(day)
    const grid = screen.getByRole('grid', { name: 'Day' })
    await expect.element(grid).toBeVisible()
    await expect.element(day).toHaveAttribute('aria-controls', grid.element().id)
    expect(grid.getByRole('columnheader').elements()[0]?.getAttribute('aria-label')).toBe('Monday')
    const today = grid.getByRole('gridcell', { name: 'Tuesday 12 May' })
    await expect.element(today).toHaveAttribute('aria-current', 'date')
    await expect
      .element(grid.getByRole('gridcell', { name: 'Monday 11 May' }))
      .toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(grid.getByRole('gridcell', { name: 'Thursday 14 May' }))
    await userEvent.click(day)
    await expect
      .element(grid.getByRole('gridcell', { name: 'Thursday 14 May' }))
      .toHaveAttribute('aria-selected', 'true')
  })
})

describe('what is typed', () => {
  it('is read on leaving, in the traveller’s own way', async () => {
    const { day, hour, state } = await touched()
    await day.fill('fri')
    await hour.fill('1430')
    await userEvent.tab()
    await expect.element(day).toHaveValue('Fri 15 May')
    await expect.element(hour).toHaveValue('14:30')
    expect(state().form).toMatchObject({ pickupDate: '2026-05-15', pickupTime: '14:30' })
  })

  it('is taken at once when it is whole', async () => {
    const { day, hour, state } = await touched()
    await day.fill('2026-05-14')
    expect(state().form.pickupDate).toBe('2026-05-14')
    await hour.fill('14:37')
    expect(state().form.pickupTime).toBe('14:37')
  })

  it('stays as it is where it means nothing, says so, and is mended', async () => {
    const { day, screen, state } = await touched()
    await day.fill('grmbl')
    await userEvent.tab()
    await expect.element(day).toHaveValue('grmbl')
    await expect.element(day).toBeInvalid()
    await expect.element(day).toHaveAccessibleDescription(/^Please enter a valid date/)
    await day.fill('14 may')
    await userEvent.keyboard('{Enter}')
    await expect.element(day).toBeValid()
    expect(screen.getByText('Please enter a valid date').elements()).toEqual([])
    expect(state().form.pickupDate).toBe('2026-05-14')
  })

  it('can be taken away again', async () => {
    const { day, state } = await touched()
    await day.fill('2026-05-14')
    await day.fill('')
    await userEvent.tab()
    expect(state().form.pickupDate).toBe('')
  })

  it('is read and shown in the language of the page', async () => {
    const polish = { locale: 'pl', messages: await loadMessages('pl') }
    const { day } = await touched(polish, { date: 'Data odbioru', time: 'Godzina odbioru' })
    await day.fill('jutro')
    await userEvent.tab()
    await expect.element(day).toHaveValue('śr. 13 maj')
  })
})

describe('a time', () => {
  it('begins with the first that can be had, and at noon', async () => {
    const { day, hour, screen } = await touched()
    await day.fill('2026-05-12')
    hour.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(active(hour)).toBe('12:00')
    await userEvent.keyboard('{ArrowUp}{PageDown}')
    expect(active(hour)).toBe('23:45')
    const first = screen.getByRole('grid', { name: 'Time' }).getByRole('gridcell').first()
    await expect.element(first).toHaveAccessibleName('12:00')
  })

  it('that the clocks skip cannot be chosen, and keeps its text when typed', async () => {
    const fake = fakeFlow()
    vi.spyOn(fake.clock, 'now').mockReturnValue(new Date('2026-03-20T08:00:00Z'))
    const { day, hour, screen } = await touched({ fake })
    await day.fill('2026-03-29')
    await hour.fill('2:30')
    await userEvent.tab()
    await expect.element(hour).toHaveValue('02:30')
    await userEvent.click(hour)
    await expect
      .element(screen.getByRole('gridcell', { name: '02:30' }))
      .toHaveAttribute('aria-disabled', 'true')
  })
})

it('the way back is chosen likewise, from the pickup on', async () => {
  const { day, hour, screen, state } = await touched()
  await day.fill('2026-05-14')
  await hour.fill('14:30')
  await userEvent.click(screen.getByRole('radio', { name: 'Round trip' }))
  const back = screen.getByLabelText('Return date')
  await expect.element(back).toHaveValue('Thu 21 May')
  await expect.element(back).toHaveAccessibleDescription('Bookable until Thursday 28 May.')
  back.element().focus()
  await userEvent.keyboard('{ArrowDown}{PageUp}{Enter}')
  expect(state().form.returnDate).toBe('2026-05-14')
})

describe('on a phone', () => {
  async function phone() {
    await page.viewport(390, 844)
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('coarse') ? 'all' : query),
    )
    return touched()
  }

  it('a day and then the time are chosen in one sheet, without a keyboard', async () => {
    const { day, hour, screen, state } = await phone()
    await expect.element(day).toHaveAttribute('inputmode', 'none')
    await userEvent.click(day)
    const sheet = screen.getByRole('dialog', { name: 'Pickup date' })
    await expect.element(sheet).toBeVisible()
    await expect.element(sheet.getByRole('gridcell', { name: 'Tuesday 12 May' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(sheet.getByRole('gridcell', { name: 'Thursday 14 May' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const times = screen.getByRole('dialog', { name: 'Pickup time' })
    await expect.element(times.getByRole('gridcell', { name: '12:00' })).toHaveFocus()
    await userEvent.click(times.getByRole('gridcell', { name: '14:30' }))
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(state().form).toMatchObject({ pickupDate: '2026-05-14', pickupTime: '14:30' })
    await expect.element(day).toHaveFocus()
    await expect.element(hour).toHaveValue('14:30')
  })

  it('the field of the sheet takes what is typed, and Close changes nothing', async () => {
    const { day, screen, state } = await phone()
    await userEvent.click(day)
    const sheet = screen.getByRole('dialog')
    await sheet.getByRole('textbox').fill('fri')
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    expect(state().form.pickupDate).toBe('')
    await userEvent.click(day)
    await screen.getByRole('dialog').getByRole('textbox').fill('fri')
    await userEvent.keyboard('{Enter}')
    expect(state().form.pickupDate).toBe('2026-05-15')
    await expect.element(screen.getByRole('dialog', { name: 'Pickup time' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('still takes what a program fills in', async () => {
    const { day, state } = await phone()
    await day.fill('2026-05-14')
    expect(state().form.pickupDate).toBe('2026-05-14')
  })
})
