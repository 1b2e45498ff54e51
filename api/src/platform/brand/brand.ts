/** The brand, its company lines and contacts: the one place to change them on the server. */
export const brand = {
  name: 'Fiacre',
  mailFrom: 'Fiacre <bookings@fiacre.example>',
  supportEmail: 'help@fiacre.example',
} as const
