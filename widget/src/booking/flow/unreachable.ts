import type { FlowCore } from './core.ts'
import { setStatus } from './core.ts'
import { errorNotice } from './notices.ts'

const UNREACHABLE = { id: 'networkProblem' } as const

/** Says that something did not come that an action takes, and offers to try again. */
export function tellUnreachable({ ports }: FlowCore, again: () => Promise<unknown>): void {
  ports.notify({
    ...errorNotice(UNREACHABLE),
    action: { label: { id: 'tryAgain' }, run: () => void again() },
  })
}

/** The same where it was a price that was asked for: its place says so, too. */
export function tellNoPrice(core: FlowCore, again: () => Promise<unknown>): void {
  setStatus(core, { quote: 'failed' })
  core.set({ quoteFailure: UNREACHABLE })
  tellUnreachable(core, again)
}
