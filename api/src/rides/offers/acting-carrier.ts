/** Somebody who acts for a carrier. */
export interface ActingMember {
  userId: string
  carrierId: string
}
