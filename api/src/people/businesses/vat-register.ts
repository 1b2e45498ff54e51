import { z } from 'zod'
import type { Logger } from 'pino'
import { jsonService } from '#platform/outside/json-service.ts'

/** What the register of VAT numbers said: nothing is known while it is not asked or does not answer. */
export type VatTruth = 'unknown' | 'valid' | 'invalid'

/** Whether a VAT number is somebody's. */
export interface VatRegister {
  /** @param vatNumber with its country's letters; `unknown` where the register is not asked, does not know the country or does not answer */
  truthOf(vatNumber: string): Promise<VatTruth>
}

declare module '#platform/context/context.ts' {
  interface Context {
    vatRegister: VatRegister
  }
}

const answer = z.object({ valid: z.boolean(), actionSucceed: z.boolean().optional() })

/** Countries that VIES answers for, by the letters of their VAT numbers: Greece is EL, Northern Ireland XI. */
const ANSWERED = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/**
 * The register of the European Commission (VIES), by its REST interface.
 * @param url such as https://ec.europa.eu/taxation_customs/vies/rest-api, without a trailing slash; nothing is asked without one
 */
export function vatRegister(url: string | undefined, log: Logger): VatRegister {
  if (url === undefined) return { truthOf: async () => 'unknown' }
  const ask = jsonService()
  return {
    async truthOf(vatNumber) {
      const compact = vatNumber.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
      const [countryCode, number] = [compact.slice(0, 2), compact.slice(2)]
      if (!ANSWERED.has(countryCode)) return 'unknown'
      try {
        const { status, body } = await ask({
          url: `${url}/check-vat-number`,
          body: { countryCode, vatNumber: number },
        })
        const said = answer.safeParse(body)
        if (status !== 200 || !said.success || said.data.actionSucceed === false) return 'unknown'
        return said.data.valid ? 'valid' : 'invalid'
      } catch (error) {
        log.warn({ err: error }, 'the register of VAT numbers does not answer')
        return 'unknown'
      }
    },
  }
}
