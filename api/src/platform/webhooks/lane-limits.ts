/** An address is sent so many at a time; one that has failed since its last success, one. */
export const LANES = 4
export const LANES_WHILE_FAILING = 1

/** So many are under way in a process: each is a connection, which may hang for as long as it is waited for. */
export const MOST_UNDER_WAY = 64
