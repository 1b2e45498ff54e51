import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** The flag of the specification (section 2): that the traveller has pressed OK in the cookie banner. */
const KEY = 'cookie-consent'
const ACCEPTED = 'accepted'

/** Whether this browser may keep more than it needs. Where storage is blocked it may not, and could not. */
export function hasConsent(): boolean {
  try {
    return localStorage.getItem(KEY) === ACCEPTED
  } catch {
    return false
  }
}

/** For a page whose storage is blocked: the banner goes, though nothing is kept of it. */
const answered = createStore(() => ({ isAnswered: false }))

/** Keeps the OK, and takes the banner away. */
export function giveConsent(): void {
  try {
    localStorage.setItem(KEY, ACCEPTED)
  } catch {
    // Asked again on the next page.
  }
  answered.setState({ isAnswered: true })
}

function subscribe(changed: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => key === KEY && changed()
  addEventListener('storage', elsewhere)
  const end = answered.subscribe(changed)
  return () => {
    removeEventListener('storage', elsewhere)
    end()
  }
}

const isOpen = () => !answered.getState().isAnswered && !hasConsent()

/** Whether the traveller is still to be asked; never of a server's drawing. */
export function useConsentOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false)
}

/** For tests: as on a page that has just been opened. */
export function forgetAnswer(): void {
  answered.setState({ isAnswered: false })
}
