import type { KnownDevice } from './device-cookie.ts'

/** An account, and the epoch that ends what was given out in an earlier one. */
interface AccountEpoch {
  id: string
  sessionEpoch: number
}

/** A sign-in that waits for the second factor. */
export interface HeldSignIn {
  userId: string
  /** The account's at that time. */
  epoch: number
  /** When the password was typed. */
  provenAt: Date
}

/** A look at a traveller's account. */
interface Viewing {
  /** Who looks. */
  viewerId: string
  until: Date
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
   * @param more when the password was typed, where that was before now; whether the second factor was shown
   */
  signIn(user: AccountEpoch, now: Date, more?: { provenAt?: Date; hasSecondFactor?: boolean }): Promise<void>
  /** Whether the second factor was shown in this session. */
  hasSecondFactor: boolean
  /** Notes who typed the right password and owes the second factor. It opens nothing; the session before it ends. */
  holdSignIn(user: AccountEpoch, now: Date): Promise<void>
  /** Who owes it, if the password was typed a short while ago. */
  heldSignIn(now: Date): HeldSignIn | undefined
  /** Whose account is looked at, by somebody of the back office; `userId` is the traveller's meanwhile. */
  viewing: Viewing | undefined
  /** Begins to look at an account. */
  startViewing(userId: string, until: Date): void
  endViewing(): void
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
