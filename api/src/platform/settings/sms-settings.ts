import { z } from 'zod'
import { emptyAsAbsent } from './empty-as-absent.ts'

/** How text messages are sent. */
export interface SmsSettings {
  /** Of GatewayAPI, without a trailing slash. */
  url: string
  token: string
  /** Whom phones name as the sender. */
  sender: string
}

export const smsVariables = {
  GATEWAYAPI_TOKEN: emptyAsAbsent(z.string().min(16).max(200).optional()),
  GATEWAYAPI_URL: emptyAsAbsent(z.url({ protocol: /^https?$/ }).default('https://gatewayapi.eu')),
  SMS_SENDER: emptyAsAbsent(
    z
      .string()
      .regex(/^[A-Za-z0-9 ]{1,11}$/, { error: 'write at most eleven letters, digits and blanks' })
      .default('Fiacre'),
  ),
}

/** @returns undefined without a token: then no text message is sent */
export function readSmsSettings(read: {
  GATEWAYAPI_TOKEN?: string | undefined
  GATEWAYAPI_URL: string
  SMS_SENDER: string
}): SmsSettings | undefined {
  const { GATEWAYAPI_TOKEN: token, GATEWAYAPI_URL: url, SMS_SENDER: sender } = read
  return token === undefined ? undefined : { token, url: url.replace(/\/+$/, ''), sender }
}
