/** How flexible a booking is: saver is the default; one legal text calls it Economy (design: access level). */
export type AccessLevel = 'saver' | 'flexible'

export const DEFAULT_ACCESS_LEVEL: AccessLevel = 'saver'
