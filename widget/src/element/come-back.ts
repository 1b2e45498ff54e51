import { errorNotice } from '../booking/flow/notices.ts'
import type { FlowNotice } from '../booking/flow/ports.ts'
import type { ElementClient } from './element-client.ts'
import type { ElementCore } from './element-model.ts'
import type { ElementTexts } from './element-texts.ts'
import { resultToken } from './result-token.ts'

/** Redeems the result that the traveller may have come back with. What that takes is loaded for nobody else. */
export function comeBack(core: ElementCore, client: ElementClient, texts: ElementTexts): void {
  const token = resultToken()
  if (!token) return
  const show = (notice: FlowNotice): void => core.state.setState({ notice })
  // Without its words a notice says nothing; the page has been told all the same.
  const showInWords = (notice: FlowNotice): Promise<void> =>
    texts.prepare().then(
      () => show(notice),
      () => undefined,
    )
  import('./redeem-result.ts').then(
    ({ redeemResult }) => redeemResult(token, core, client.whole, showInWords),
    () =>
      show({
        ...errorNotice({ id: 'networkProblem' }),
        action: { label: { id: 'tryAgain' }, run: () => comeBack(core, client, texts) },
      }),
  )
}
