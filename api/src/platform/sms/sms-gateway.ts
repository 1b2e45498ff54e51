import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { jsonService, type Patience } from '../outside/json-service.ts'
import type { SmsSettings } from '../settings/sms-settings.ts'

/** Sends text messages to phones. */
export interface SmsGateway {
  /** The service behind it, as people know it; null where none is set up, and nothing is sent. */
  readonly name: 'gatewayapi' | null
  /**
   * @param to a number as it is dialled from abroad
   * @returns `refused` where the service will not send it, however often it is asked: the number is none, say
   * @throws Error where it does not answer now; nothing in it names the number, the words or the key
   */
  send(to: string, text: string): Promise<'sent' | 'refused'>
}

declare module '#platform/context/context.ts' {
  interface Context {
    sms: SmsGateway
  }
}

/** Nobody waits for it on a page; what it sends is worth nothing an hour later. */
const SMS_PATIENCE: Patience = { timeout: 5000, repetitions: 1, pause: 500, failures: 5, rest: 60_000 }

/** Parts of one message that are paid for at most. */
const MOST_PARTS = 3

const accepted = z.object({ ids: z.array(z.number()).min(1) })

/**
 * The gateway of the settings: GatewayAPI (ONLINECITY.IO, Denmark), by its REST interface `POST /rest/mtsms`, which keeps data in the
 * European Union at gatewayapi.eu.
 */
export function smsGateway(settings: SmsSettings | undefined, patience = SMS_PATIENCE): SmsGateway {
  if (!settings) return { name: null, send: async () => 'refused' }
  const { url, token, sender } = settings
  const ask = jsonService(patience)
  const headers = { Authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }
  return {
    name: 'gatewayapi',
    async send(to, text) {
      const msisdn = msisdnOf(to)
      if (msisdn === undefined) return 'refused'
      const body = {
        sender,
        message: text,
        encoding: isGsm(text) ? 'UTF8' : 'UCS2',
        max_parts: MOST_PARTS,
        recipients: [{ msisdn }],
      }
      const { status, body: said } = await ask({ url: `${url}/rest/mtsms`, headers, body })
      if (status === 200 && accepted.safeParse(said).success) return 'sent'
      // A key that does not hold, or an account that is empty, is mended by people: then it is tried again.
      if (status === 401 || status === 403 || status < 400) throw new Error(`GatewayAPI answered ${status}.`)
      return 'refused'
    },
  }
}

/** A number by its digits alone, as the service wants it; undefined for what no plan of numbers knows. */
function msisdnOf(phone: string): number | undefined {
  const known = parsePhoneNumberFromString(phone)
  return known?.isPossible() ? Number(known.number.slice(1)) : undefined
}

/** The signs of the alphabet of GSM 03.38, as far as our texts use them; with any other a message is written in UCS-2. */
const GSM = /^[A-Za-z0-9 \n@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/

const isGsm = (text: string): boolean => GSM.test(text)
