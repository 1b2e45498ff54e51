export type DetailsProps = {
  /** Whether the driver's notes are among them. */
  showSpecialRequests: boolean
}
