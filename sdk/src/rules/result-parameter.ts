/** The parameter of a partner's address that brings back the one-time token of a checkout's result. */
export const RESULT_PARAMETER = 'fiacre_result'
