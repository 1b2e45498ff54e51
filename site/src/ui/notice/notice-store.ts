import { createStore } from 'zustand/vanilla'
import { NOTICE_REMOVAL_MS } from './notice-limits.ts'

/** What a caller says. Texts are ready for people: already in their language. */
export type NoticeContent = {
  title: string
  description?: string
  /** `destructive` for what went wrong; it is announced at once. */
  variant?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
  /** Milliseconds on screen; 5000 when left out. `Infinity` stays until dismissed. */
  durationMs?: number
}

/** A notice in the store. A dismissed one stays a while, closed, so that it can leave the screen in its own time. */
export type Notice = NoticeContent & { id: number; open: boolean }

type NoticeState = { notice: Notice | null }

/** Keeps the notices of one page. One is shown at a time: a newer one takes the place of an older one (spec section 9). */
export function createNoticeStore() {
  const store = createStore<NoticeState>()(() => ({ notice: null }))
  let lastId = 0
  let removal: ReturnType<typeof setTimeout> | undefined

  /** Closes the notice of that id, or whichever shows; one that is gone already is no error. */
  function dismiss(id?: number): void {
    const { notice } = store.getState()
    if (!notice?.open || (id !== undefined && notice.id !== id)) return
    store.setState({ notice: { ...notice, open: false } })
    removal = setTimeout(() => store.setState({ notice: null }), NOTICE_REMOVAL_MS)
  }

  /** Shows a notice and gives its id, for `dismiss`. */
  function show(content: NoticeContent): number {
    clearTimeout(removal)
    lastId += 1
    store.setState({ notice: { ...content, id: lastId, open: true } })
    return lastId
  }

  return { store, show, dismiss }
}

/** The notices of one page: `show`, `dismiss`, and the store that `NoticeRegion` reads. */
export type Notices = ReturnType<typeof createNoticeStore>
