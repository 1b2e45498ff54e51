import { createStore } from 'zustand/vanilla'
import type { Announce, FiacreErrorDetail } from './element-events.ts'
import type { ElementCore, ElementState } from './element-model.ts'
import type { ElementSettings } from './settings.ts'

/** Failures of one kind within this time, in ms, are one fault: several reads go out together. */
const ONE_FAULT_MS = 1000

const OFFLINE = { code: 'NETWORK', message: 'The service could not be reached.' }

/** What an element knows and tells, and what it has to stop when it goes. */
export function createElementCore(
  settings: ElementSettings,
  announce: Announce,
): ElementCore & { readonly rest: () => void } {
  const state = createStore<ElementState>()(() => ({
    settings,
    notice: null,
    isDemonstration: false,
    catalogue: null,
    rates: undefined,
    problem: null,
  }))
  let stop = (): void => {}
  let told = ''

  function tell(detail: FiacreErrorDetail): void {
    if (detail.code === told) return
    told = detail.code
    setTimeout(() => (told = ''), ONE_FAULT_MS)
    announce('fiacre:error', detail)
  }

  function failed(thrown: unknown): void {
    void import('./failure-detail.ts').then(
      ({ failureDetail, KEY_PROBLEMS, warnOfKey }) => {
        const detail = failureDetail(thrown)
        if (KEY_PROBLEMS.includes(detail.code)) {
          state.setState({ problem: detail.code })
          warnOfKey(detail)
        }
        tell(detail)
      },
      () => tell(OFFLINE),
    )
  }

  return {
    state,
    announce,
    failed,
    keep(next) {
      stop()
      stop = next
    },
    rest: () => stop(),
  }
}
