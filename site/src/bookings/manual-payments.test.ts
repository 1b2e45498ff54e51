import { describe, expect, it } from 'vitest'
import { isManualPayment, rememberManualPayment } from './manual-payments.ts'
import { sampleBooking } from './sample-bookings.ts'

/** A browser's storage; `isBlocked` throws at every use, as some browsers do. */
function fakeStorage(isBlocked = false): Storage {
  const items = new Map<string, string>()
  const use = <Result>(act: () => Result): Result => {
    if (isBlocked) throw new DOMException('Storage is blocked.', 'SecurityError')
    return act()
  }
  return {
    length: 0,
    clear: () => use(() => items.clear()),
    key: () => null,
    getItem: (name) => use(() => items.get(name) ?? null),
    setItem: (name, value) => use(() => void items.set(name, value)),
    removeItem: (name) => use(() => void items.delete(name)),
  }
}

describe('manual payments', () => {
  it('are remembered by their booking', () => {
    const storage = fakeStorage()
    rememberManualPayment({ booking: sampleBooking({ id: 7 }), manualPayment: true }, storage)
    rememberManualPayment({ booking: sampleBooking({ id: 8 }), manualPayment: true }, storage)
    expect([7, 8, 9].map((id) => isManualPayment(id, storage))).toEqual([true, true, false])
  })

  it('are not what other outcomes are', () => {
    const storage = fakeStorage()
    rememberManualPayment({ booking: sampleBooking(), paymentRedirectUrl: '/pay' }, storage)
    expect(isManualPayment(1042, storage)).toBe(false)
  })

  it('are forgotten where storage is blocked or holds something else', () => {
    const blocked = fakeStorage(true)
    rememberManualPayment({ booking: sampleBooking(), manualPayment: true }, blocked)
    expect(isManualPayment(1042, blocked)).toBe(false)
    const odd = fakeStorage()
    odd.setItem('fiacre.manual-payments', '{')
    expect(isManualPayment(1042, odd)).toBe(false)
  })
})
