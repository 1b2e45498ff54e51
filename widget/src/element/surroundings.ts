import { scriptData } from './script-data.ts'
import type { Surroundings } from './settings.ts'

/** What stands around an element on its page. The language is that of the nearest element that says its own. */
export function surroundingsOf(element: HTMLElement): Surroundings {
  return {
    script: scriptData(),
    address: new URLSearchParams(location.search),
    languages: [nearestLanguage(element), navigator.language],
  }
}

function nearestLanguage(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang')
  if (lang) return lang
  const root = element.getRootNode()
  // Inside of another component's shadow root the page's language is that of its host.
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : ''
}
