import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { NoticeCard } from './notice-card.tsx'
import { NOTICE_HOTKEY } from './notice-limits.ts'
import type { Notices } from './notice-store.ts'
import './notice.css'

type NoticeRegionProps = {
  notices: Notices
  /** Names the region, best with its key, for instance "Notifications (F8)". */
  label: string
  closeLabel: string
}

/**
 * Where notices show: one at a time, gone after five seconds, by their button, by Escape or by a swipe to the right;
 * F8 moves the focus there (spec section 9). Mount it once, at the end of the page.
 */
export function NoticeRegion({ notices, label, closeLabel }: NoticeRegionProps) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [focused, setFocused] = useState(false)
  const notice = useStore(notices.store, (state) => state.notice)
  const shown = notice?.open ? notice : null

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = region.current
      if (event.key !== NOTICE_HOTKEY || !target) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && !target.contains(activeElement))
        cameFrom.current = activeElement
      target.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const close = () => {
    // Whoever came here by key goes back to where they were, not to the top of the page.
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus()
    if (shown) notices.dismiss(shown.id)
  }

  // The key makes a new notice start its own count.
  const card = shown && (
    <NoticeCard key={shown.id} notice={shown} closeLabel={closeLabel} paused={focused} onClose={close} />
  )
  const urgent = shown?.variant === 'destructive'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- F8 focuses the region itself, and Escape must work there
    <section
      ref={region}
      className="fi-notices"
      aria-label={label}
      tabIndex={-1}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {/* Both stay in the page while empty: a live region announces only what changes inside it. */}
      <div aria-live="polite" aria-atomic="true">
        {!urgent && card}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {urgent && card}
      </div>
    </section>
  )
}
