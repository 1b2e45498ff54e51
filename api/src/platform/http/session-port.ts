import type { KnownDevice } from './device-cookie.ts'

/** An account, and the epoch that ends what was given out in an earlier one. */
interface AccountEpoch {
  id: string
  sessionEpoch: number
}

/** The signed-in traveller's session, as far as a handler may touch it. */
export interface SessionPort {
  /** Its name in lists; absent while there is no session. */
  id: string | undefined
  /** Absent when nobody is signed in. */
  userId: string | undefined
  /** When the password was last typed in this session; absent when nobody is signed in. */
  provenAt: Date | undefined
  /**
   * Starts a session under a new cookie, for somebody who has just proven to know the password. It ends when the user's epoch
   * moves on. The browser is known from then on.
   * @param provenAt when the password was typed, where that was before now
   */
  signIn(user: AccountEpoch, now: Date, provenAt?: Date): Promise<void>
  /** Notes who registered in this browser, for whom the link in the mail then signs in. */
  noteRegistration(userId: string, now: Date): void
  /** When this account was registered in this browser, if that was a short while ago: its password was typed then. */
  registrationOf(userId: string, now: Date): Date | undefined
  /** Notes that the password was typed once more. */
  prove(now: Date): void
  signOut(): Promise<void>
  /** The accounts that this browser is known to. Whether their epochs still hold is for the caller to see. */
  devices: readonly KnownDevice[]
  /** Makes the browser one that is known to an account, until the account's epoch moves on. */
  rememberDevice(user: AccountEpoch, now: Date): void
  /** Makes it an unknown one. */
  forgetDevice(userId: string): void
  /** The checkouts that this browser opened, the last one first; they outlive signing in. */
  checkoutIds: readonly string[]
  addCheckout(id: string): void
}
