import type { CallInput } from '@fiacre/sdk'

/** Language, currency and unit as the account keeps them. */
export type AccountPreferences = CallInput<'updatePreferences'>['body']

/** How long a choice waits for another one before it is sent, ms. */
const SAVE_DELAY_MS = 600

type KeeperOptions = {
  /** Sends the preferences to the account; rejects when they were not kept. */
  save: (preferences: AccountPreferences) => Promise<unknown>
  delayMs?: number
}

/**
 * Holds what the account is to have against what it has: choices are sent a moment later, the last one wins, and one
 * that could not be sent goes along with the next. What the account is told to have is never sent back to it.
 */
export function accountKeeper({ save, delayMs = SAVE_DELAY_MS }: KeeperOptions) {
  let wanted: AccountPreferences | null = null
  let saved: AccountPreferences | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  const isDue = () => wanted !== null && !isSame(wanted, saved)

  async function send(): Promise<void> {
    clearTimeout(timer)
    const sent = wanted
    if (isSending || sent === null || !isDue()) return
    isSending = true
    try {
      await save(sent)
      saved = sent
    } catch {
      // The choice holds in this browser; the next one takes it along.
    }
    isSending = false
    if (!isSame(sent, wanted)) await send()
  }

  return {
    /**
     * The account has these preferences, says the service. Answers whether they are news to be shown: not while a choice
     * of this page is still on its way.
     */
    hear(told: AccountPreferences): boolean {
      if (isDue()) return false
      const isNews = !isSame(told, saved)
      saved = told
      wanted = told
      return isNews
    },
    /** Another page of this browser has chosen, and sends it. */
    follow(change: Partial<AccountPreferences>): void {
      if (wanted) wanted = { ...wanted, ...change }
      if (saved) saved = { ...saved, ...change }
    },
    /** Somebody has chosen here. `shown` is all that is shown, for an account that has no preferences yet. */
    choose(change: Partial<AccountPreferences>, shown: AccountPreferences): void {
      wanted = { ...(wanted ?? shown), ...change }
      clearTimeout(timer)
      if (isDue()) timer = setTimeout(() => void send(), delayMs)
    },
    /** Sends at once what waits: the page may be about to go. */
    flush(): void {
      void send()
    },
    /** Sends nothing more, not even what a call under way would be followed by. */
    stop(): void {
      clearTimeout(timer)
      wanted = null
    },
  }
}

function isSame(one: AccountPreferences | null, other: AccountPreferences | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.language === other.language &&
    one.currency === other.currency &&
    one.distanceUnit === other.distanceUnit
  )
}
