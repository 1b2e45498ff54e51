import {
  ACCOUNT_KEPT_AFTER_CLOSING_DAYS,
  CONFIRMATION_LINK_VALID_HOURS,
  EMAIL_CHANGE_UNDO_DAYS,
  INACTIVE_MONTHS,
  RESET_LINK_VALID_MINUTES,
  SIGN_IN_LINK_VALID_MINUTES,
} from '@fiacre/sdk/rules'

/** The numbers of the business that mails speak of. */
export const QUANTITIES = {
  confirmationHours: CONFIRMATION_LINK_VALID_HOURS,
  resetMinutes: RESET_LINK_VALID_MINUTES,
  signInMinutes: SIGN_IN_LINK_VALID_MINUTES,
  undoDays: EMAIL_CHANGE_UNDO_DAYS,
  inactiveMonths: INACTIVE_MONTHS,
  keptDays: ACCOUNT_KEPT_AFTER_CLOSING_DAYS,
} as const
