import { createStore } from 'zustand/vanilla'
import type { Announce } from './element-events.ts'
import type { ElementCore, ElementState } from './element-model.ts'
import type { ElementSettings } from './settings.ts'

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

  function failed(thrown: unknown): void {
    void import('./failure-detail.ts').then(
      ({ failureDetail, KEY_PROBLEMS }) => {
        const detail = failureDetail(thrown)
        if (KEY_PROBLEMS.includes(detail.code)) state.setState({ problem: detail.code })
        announce('fiacre:error', detail)
      },
      () => announce('fiacre:error', OFFLINE),
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
