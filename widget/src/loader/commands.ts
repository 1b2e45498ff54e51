import type { FiacreCommand, FormElement, PageApi } from './page-api.ts'

const TAG = 'fiacre-booking'

/** Commands that work at once where they can, and in their order. */
export function commands(): PageApi {
  let isReady = false
  const ready = Promise.all([customElements.whenDefined(TAG), parsed()]).then(() => {
    isReady = true
  })

  /** Those that need the element wait until it is there. */
  function each(element: FormElement | undefined, act: (form: FormElement) => unknown): void {
    const run = (): void => {
      for (const form of element ? [element] : document.querySelectorAll<FormElement>(TAG)) act(form)
    }
    if (isReady) run()
    else void ready.then(run)
  }

  return (...command: FiacreCommand) => {
    switch (command[0]) {
      case 'on':
        return document.addEventListener(`fiacre:${command[1]}`, command[2])
      case 'off':
        return document.removeEventListener(`fiacre:${command[1]}`, command[2])
      case 'set':
        return each(command[2], (form) => Object.assign(form, command[1]))
      case 'prefill':
        return each(command[2], (form) => form.prefill(command[1]))
      case 'quote':
        return each(command[1], (form) => form.quote())
      default:
        reportError(new TypeError(`fiacre(${JSON.stringify(command[0])}): on, off, set, prefill or quote.`))
    }
  }
}

async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
