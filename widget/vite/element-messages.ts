/* The texts of accounts, for the element: it has no account to speak of. */
export const ACCOUNT_MESSAGES = {}
export const ACCOUNT_RULE_VALUES = {}
