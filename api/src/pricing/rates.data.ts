export const RATE_VERSION = '2026-11-21'
