/** How long a notice shows, in milliseconds, unless it says otherwise; spec section 9, as all of these. */
export const NOTICE_DURATION_MS = 5000

/** How far to the right a swipe dismisses a notice, in px. */
export const NOTICE_SWIPE_PX = 50

/** The key that moves the focus to the notices. */
export const NOTICE_HOTKEY = 'F8'

/** How long a dismissed notice is kept before it is dropped, in milliseconds. */
export const NOTICE_REMOVAL_MS = 1_000_000
