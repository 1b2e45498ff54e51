/** The key that moves the focus to the notices, spec section 9. */
export const NOTICE_HOTKEY = 'F8'

/** How long a dismissed notice is kept before it is dropped, in milliseconds, spec section 9. */
export const NOTICE_REMOVAL_MS = 1_000_000
