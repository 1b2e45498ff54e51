import { beforeAll, describe, expect, it } from 'vitest'
import { oneInTurns } from '../support/at-length.ts'
import { newCallers, type Callers } from '../support/callers.ts'
import { addressOf } from '../support/contract-samples.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'
import { sendWithBody, withoutBody } from '../support/without-body.ts'

let service: TestService
let callers: Callers

beforeAll(async () => {
  service = await sharedService()
  callers = await newCallers(service.url)
})

/** What a traveller's call comes to, whatever its body: some are for the back office, some for whoever has a second factor. */
const OTHERWISE: Record<string, number> = {
  // Nobody acts for a carrier or a partner here.
  closeCarrier: 404,
  closePartner: 404,
  endSelfBilling: 404,
  startTotp: 403,
  startPasskey: 403,
  startPasskeyProof: 422,
  renewRecoveryCodes: 422,
}

/** Whether the version that is meant has to be named. */
const needsTag = ({ parameters }: (typeof withoutBody)[number]) =>
  parameters.some(({ name, in: place, required }) => place === 'header' && name === 'If-Match' && required)

// The same reads a body before all of them: what is sent takes turns.
describe.each(withoutBody.map((operation, at) => ({ operation, at, operationId: operation.operationId })))(
  '$operationId, which takes no body',
  ({ operation, at }) => {
    const target = { method: operation.method, path: addressOf(operation) }

    /** Somebody new each time, as some of these calls end the session. */
    const admitted = async () =>
      operation.session === 'admin' ? callers.administrator : (await newTraveller(service.url)).client

    it('takes an empty one or an empty object', async () => {
      for (const body of oneInTurns(['', '{}'], at)) {
        const answer = await sendWithBody(await admitted(), target, body)
        // The contract's own example names nothing of this service, and is not found.
        const nobodys = operation.path.includes('{') ? 404 : (OTHERWISE[operation.operationId] ?? 200)
        const wanted = needsTag(operation) ? 428 : nobodys
        expect(answer.status, JSON.stringify(body)).toBe(wanted)
      }
    })
  },
)
