import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNoticeStore } from './notice-store.ts'

describe('the notice store', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('holds one notice: a newer one takes the place of an older one', () => {
    const { store, show } = createNoticeStore()
    show({ title: 'first' })
    show({ title: 'second' })
    expect(store.getState().notice).toMatchObject({ title: 'second', open: true })
  })

  it('does not close a newer notice by the id of an older one', () => {
    const { store, show, dismiss } = createNoticeStore()
    const first = show({ title: 'first' })
    show({ title: 'second' })
    dismiss(first)
    expect(store.getState().notice?.open).toBe(true)
  })

  it('closes whichever shows when no id is given, and takes a second call calmly', () => {
    const { store, show, dismiss } = createNoticeStore()
    show({ title: 'first' })
    dismiss()
    dismiss()
    expect(store.getState().notice).toMatchObject({ title: 'first', open: false })
  })

  it('drops a dismissed notice after 1,000,000 ms', () => {
    const { store, show, dismiss } = createNoticeStore()
    show({ title: 'first' })
    dismiss()
    vi.advanceTimersByTime(999_999)
    expect(store.getState().notice).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(store.getState().notice).toBeNull()
  })

  it('does not drop a notice that came after the dismissed one', () => {
    const { store, show, dismiss } = createNoticeStore()
    show({ title: 'first' })
    dismiss()
    show({ title: 'second' })
    vi.advanceTimersByTime(2_000_000)
    expect(store.getState().notice).toMatchObject({ title: 'second', open: true })
  })
})
