/** The administrator that the product has from its start in these tests. */
export const ADMIN_EMAIL = 'admin@fiacre.example'
export const ADMIN_PASSWORD = 'a pass phrase of the office'
