export type ExtrasProps = {
  /** Whether the driver's notes are among them. */
  showSpecialRequests: boolean
}
