import type { SessionPort } from '#platform/http/session-port.ts'

/** A session that keeps nothing: of nobody, or of somebody who has just typed the password. */
export function silentSession(userId?: string): SessionPort {
  return {
    id: userId,
    userId,
    provenAt: userId === undefined ? undefined : new Date(),
    signIn: async () => {},
    hasSecondFactor: false,
    holdSignIn: async () => {},
    heldSignIn: () => undefined,
    viewing: undefined,
    startViewing: () => {},
    endViewing: () => {},
    noteRegistration() {},
    registrationOf: () => undefined,
    prove: () => {},
    signOut: async () => {},
    devices: [],
    rememberDevice: () => {},
    forgetDevice: () => {},
    checkoutIds: [],
    addCheckout: () => {},
  }
}
