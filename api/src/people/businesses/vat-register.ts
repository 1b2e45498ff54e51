import { z } from 'zod'
import type { Logger } from 'pino'
import { jsonService } from '#platform/outside/json-service.ts'

/** What the register of VAT numbers said: nothing is known while it is not asked or does not answer. */
export type VatTruth = 'unknown' | 'valid' | 'invalid'

/** What the register answered, and what it calls its answer to whoever asks with a number of its own: that proves that it was asked. */
interface VatAnswer {
  truth: VatTruth
  consultation: string | null
}

/** Whether a VAT number is somebody's. */
export interface VatRegister {
  /**
   * @param vatNumber with its country's letters; `unknown` where the register is not asked, does not know the country or does not answer
   * @param ownNumber the VAT number of whoever asks, in the same form
   */
  check(vatNumber: string, ownNumber?: string): Promise<VatAnswer>
}

declare module '#platform/context/context.ts' {
  interface Context {
    vatRegister: VatRegister
  }
}

const answer = z.object({
  valid: z.boolean(),
  actionSucceed: z.boolean().optional(),
  requestIdentifier: z.string().max(100).nullish(),
})

const UNKNOWN: VatAnswer = { truth: 'unknown', consultation: null }

/** Countries that VIES answers for, by the letters of their VAT numbers: Greece is EL, Northern Ireland XI. */
const ANSWERED = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/**
 * The register of the European Commission (VIES), by its REST interface.
 * @param url such as https://ec.europa.eu/taxation_customs/vies/rest-api, without a trailing slash; nothing is asked without one
 */
export function vatRegister(url: string | undefined, log: Logger): VatRegister {
  if (url === undefined) return { check: async () => UNKNOWN }
  const ask = jsonService()
  return {
    async check(vatNumber, ownNumber) {
      const { countryCode, number } = partsOf(vatNumber)
      if (!ANSWERED.has(countryCode)) return UNKNOWN
      const own = ownNumber === undefined ? undefined : partsOf(ownNumber)
      const requester = own && {
        requesterMemberStateCode: own.countryCode,
        requesterNumber: own.number,
      }
      try {
        const { status, body } = await ask({
          url: `${url}/check-vat-number`,
          body: { countryCode, vatNumber: number, ...requester },
        })
        const said = answer.safeParse(body)
        if (status !== 200 || !said.success || said.data.actionSucceed === false) return UNKNOWN
        const { valid, requestIdentifier } = said.data
        return { truth: valid ? 'valid' : 'invalid', consultation: requestIdentifier || null }
      } catch (error) {
        log.warn({ err: error }, 'the register of VAT numbers does not answer')
        return UNKNOWN
      }
    },
  }
}

function partsOf(vatNumber: string): { countryCode: string; number: string } {
  const compact = vatNumber.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  return { countryCode: compact.slice(0, 2), number: compact.slice(2) }
}
