import type { Quote } from '@fiacre/sdk'
import type { FlowCore } from './core.ts'
import { setStatus } from './core.ts'
import { later } from './later.ts'
import type { EarlierParts } from './later-steps.ts'
import { tellNoPrice, tellUnreachable } from './unreachable.ts'

/** The way to the steps after the form, which are loaded when the traveller turns to it. */
export type Steps = {
  /** Loads them, so that nobody has to wait for them; rejects when they cannot be had, which nobody has to care about. */
  readonly prepare: () => Promise<unknown>
  readonly calculate: () => Promise<Quote | null>
  readonly book: () => Promise<void>
  /** Passengers, extras or class are others than those that were priced; without the later steps there is no price. */
  readonly optionsChanged: () => void
  readonly restore: () => Promise<boolean>
}

export function createSteps(core: FlowCore, parts: EarlierParts): Steps {
  const { prepare, storage } = core.ports

  const steps = later(async () => {
    const [{ createLaterSteps }] = await Promise.all([import('./later-steps.ts'), prepare?.()])
    return createLaterSteps(core, parts)
  })

  async function calculate(): Promise<Quote | null> {
    const now = steps.now()
    if (now) return now.quoting.calculate()
    // As for a price on its way: a trip that changes meanwhile calls it off.
    const call = parts.calls.begin()
    setStatus(core, { quote: 'working' })
    try {
      const { quoting } = await steps.load()
      return call.isCurrent() ? await quoting.calculate() : null
    } catch {
      if (call.isCurrent()) tellNoPrice(core, calculate)
      return null
    }
  }

  async function book(): Promise<void> {
    // At once where they are there: browsers open windows for a press alone.
    const found = steps.now() ?? (await steps.load().catch(() => tellUnreachable(core, book)))
    await found?.booking.book()
  }

  return {
    prepare() {
      const loading = steps.load()
      loading.catch(() => undefined)
      return loading
    },
    calculate,
    book,
    optionsChanged: () => steps.now()?.repricing.optionsChanged(),
    async restore() {
      if (!storage) return false
      const found = await steps.load().catch(() => undefined)
      return (await found?.saved.restore()) ?? false
    },
  }
}
