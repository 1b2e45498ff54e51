import { install } from './install.ts'

/*
 * The script that a page includes. It is small and changes with the moving channel; what it loads is under its own
 * version and never changes.
 */
const script = document.currentScript
const isScript = script instanceof HTMLScriptElement

install({
  version: __FIACRE_VERSION__,
  data: isScript ? Object.assign({}, script.dataset) : {},
  async load() {
    if (customElements.get('fiacre-booking')) return
    const base = isScript ? script.src : location.href
    const address = new URL(`../${__FIACRE_VERSION__}/fiacre-booking.js`, base).href
    await import(/* @vite-ignore */ address)
  },
})
