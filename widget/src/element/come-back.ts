import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import { errorNotice } from '../booking/flow/notices.ts'
import type { FlowNotice } from '../booking/flow/ports.ts'
import type { ElementClient } from './element-client.ts'
import type { ElementCore } from './element-model.ts'
import type { ElementTexts } from './element-texts.ts'
import { resultToken } from './result-token.ts'

/** The parts of an element that a traveller comes back to. */
type Home = {
  readonly core: ElementCore
  readonly client: ElementClient
  readonly texts: ElementTexts
  readonly flow: BookingFlow
  /** Where our site is. */
  readonly origin: string
}

/** Redeems the result that the traveller may have come back with. What that takes is loaded for nobody else. */
export function comeBack(home: Home): void {
  const token = resultToken()
  if (!token) return
  const { core, client, texts, flow, origin } = home
  // Without its words a notice says nothing; the page has been told all the same.
  const show = (notice: FlowNotice): Promise<void> =>
    texts.prepare().then(
      () => core.state.setState({ notice }),
      () => undefined,
    )
  import('./redeem-result.ts').then(
    ({ redeemResult }) => redeemResult(token, { ...core, client: client.whole, show, flow, origin }),
    () =>
      core.state.setState({
        notice: {
          ...errorNotice({ id: 'networkProblem' }),
          action: { label: { id: 'tryAgain' }, run: () => comeBack(home) },
        },
      }),
  )
}
