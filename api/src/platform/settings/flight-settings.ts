import { z } from 'zod'
import { emptyAsAbsent } from './empty-as-absent.ts'

/** Where the status of flights is asked. */
export interface FlightSettings {
  /** Of AeroDataBox, without a trailing slash. */
  url: string
  key: string
}

export const flightVariables = {
  AERODATABOX_KEY: emptyAsAbsent(z.string().min(10).max(200).optional()),
  AERODATABOX_URL: emptyAsAbsent(
    z.url({ protocol: /^https?$/ }).default('https://aerodatabox.p.rapidapi.com'),
  ),
}

/** @returns undefined without a key: then the time that the traveller gave counts */
export function readFlightSettings(read: {
  AERODATABOX_KEY?: string | undefined
  AERODATABOX_URL: string
}): FlightSettings | undefined {
  const { AERODATABOX_KEY: key, AERODATABOX_URL: url } = read
  return key === undefined ? undefined : { key, url: url.replace(/\/+$/, '') }
}
