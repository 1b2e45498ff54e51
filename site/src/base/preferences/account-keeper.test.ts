import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountKeeper, type AccountPreferences } from './account-keeper.ts'

const HERE: AccountPreferences = { language: 'en', currency: 'EUR', distanceUnit: 'km' }
const ACCOUNT: AccountPreferences = { language: 'de', currency: 'PLN', distanceUnit: 'km' }

function keeper() {
  const save = vi.fn<(preferences: AccountPreferences) => Promise<void>>(async () => {})
  const sent = () => save.mock.calls.map(([preferences]) => preferences)
  return { save, sent, ...accountKeeper({ save, delayMs: 500 }) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the preferences of an account', () => {
  it('are news once, and are never sent back', async () => {
    const account = keeper()
    expect(account.hear(ACCOUNT)).toBe(true)
    expect(account.hear({ ...ACCOUNT })).toBe(false)
    account.choose({ currency: 'PLN' }, { ...HERE, currency: 'PLN' })
    await vi.runAllTimersAsync()
    expect(account.sent()).toEqual([])
  })

  it('begin with what is shown when the account has none', async () => {
    const account = keeper()
    account.choose({}, HERE)
    await vi.runAllTimersAsync()
    expect(account.sent()).toEqual([HERE])
  })

  it('keep a language that is not shown here when something else is chosen', async () => {
    const account = keeper()
    account.hear(ACCOUNT)
    account.choose({ distanceUnit: 'mi' }, { ...HERE, distanceUnit: 'mi' })
    await vi.runAllTimersAsync()
    expect(account.sent()).toEqual([{ ...ACCOUNT, distanceUnit: 'mi' }])
  })
})

describe('choices', () => {
  it('in a row are sent as one, the last of each', async () => {
    const account = keeper()
    account.hear(ACCOUNT)
    account.choose({ currency: 'USD' }, HERE)
    await vi.advanceTimersByTimeAsync(400)
    account.choose({ currency: 'GBP' }, HERE)
    account.choose({ distanceUnit: 'mi' }, HERE)
    await vi.runAllTimersAsync()
    expect(account.sent()).toEqual([{ ...ACCOUNT, currency: 'GBP', distanceUnit: 'mi' }])
  })

  it('taken back before they are sent are not sent', async () => {
    const account = keeper()
    account.hear(ACCOUNT)
    account.choose({ currency: 'USD' }, HERE)
    account.choose({ currency: 'PLN' }, HERE)
    await vi.runAllTimersAsync()
    expect(account.sent()).toEqual([])
  })

  it('made while another is on its way follow it, so that the last one wins', async () => {
    const account = keeper()
    account.hear(ACCOUNT)
    account.save.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 2000)))
    account.choose({ currency: 'USD' }, HERE)
    await vi.advanceTimersByTimeAsync(600)
    account.choose({ currency: 'GBP' }, HERE)
    await vi.advanceTimersByTimeAsync(1000)
    expect(account.sent()).toHaveLength(1)
    await vi.runAllTimersAsync()
    expect(account.sent().map(({ currency }) => currency)).toEqual(['USD', 'GBP'])
  })

  it('that could not be sent stay, and go along with the next', async () => {
    const account = keeper()
    account.hear(ACCOUNT)
    account.save.mockRejectedValueOnce(new TypeError('offline'))
    account.choose({ currency: 'USD' }, HERE)
    await vi.runAllTimersAsync()
    expect(account.hear({ ...ACCOUNT, distanceUnit: 'mi' }), 'a choice is not taken back').toBe(false)
    account.choose({ language: 'pl' }, HERE)
    await vi.runAllTimersAsync()
    expect(account.sent().at(-1)).toEqual({ language: 'pl', currency: 'USD', distanceUnit: 'km' })
  })

  it('go at once when the page may be about to', async () => {
    const account = keeper()
    account.choose({}, HERE)
    account.flush()
    expect(account.sent()).toEqual([HERE])
    await vi.runAllTimersAsync()
    expect(account.sent()).toHaveLength(1)
  })

  it('of another tab are known, and left to it to send', async () => {
    const account = keeper()
    account.hear(ACCOUNT)
    account.follow({ currency: 'USD' })
    account.choose({ currency: 'USD' }, HERE)
    await vi.runAllTimersAsync()
    expect(account.sent()).toEqual([])
    account.choose({ distanceUnit: 'mi' }, HERE)
    await vi.runAllTimersAsync()
    expect(account.sent()).toEqual([{ ...ACCOUNT, currency: 'USD', distanceUnit: 'mi' }])
  })

  it('are not sent for somebody who has gone', async () => {
    const account = keeper()
    account.hear(ACCOUNT)
    account.save.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 2000)))
    account.choose({ currency: 'USD' }, HERE)
    await vi.advanceTimersByTimeAsync(600)
    account.choose({ currency: 'GBP' }, HERE)
    account.stop()
    await vi.runAllTimersAsync()
    expect(account.sent().map(({ currency }) => currency)).toEqual(['USD'])
  })
})
