/** Whose a kept quote is: that of a signed-in traveller, or of somebody who has yet to sign in (spec section 3). */
export type SavedKind = 'saved' | 'pending'
