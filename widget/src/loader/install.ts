import { waitingRoom } from '../element/room.ts'
import { commands } from './commands.ts'
import type { FiacreCommand, PageApi } from './page-api.ts'

type Page = { fiacre?: PageApi }

/** What the script of a page is told. */
export type Install = {
  readonly version: string
  readonly data: DOMStringMap
  /** Fetches the element; rejects when it does not come. */
  readonly load: () => Promise<unknown>
}

/** Takes the page's commands and keeps the form's room; a further script on the page changes nothing but for one warning. */
export function install({ version, data, load }: Install): void {
  // The page's window is where it put its commands.
  const page = globalThis as Page
  const early = page.fiacre
  if (early?.v) return warn(early, version)
  const api = commands()
  page.fiacre = Object.assign(api, {
    v: version,
    data,
    // A page that keeps its own queue function goes on pushing.
    q: { push: (command: ArrayLike<unknown>) => api(...(Array.from(command) as unknown as FiacreCommand)) },
  })
  const giveBack = reserveRoom()
  const kept = (early?.q ?? []) as unknown as ArrayLike<ArrayLike<unknown>>
  for (const command of Array.from(kept)) api.q?.push(command)
  load().catch((cause: unknown) => {
    giveBack()
    reportError(new Error('The booking form could not be loaded. Reload the page to try again.', { cause }))
  })
}

function warn(first: PageApi, version: string): void {
  if (first.warned) return
  first.warned = true
  // Whoever sets the page up looks there first.
  // oxlint-disable-next-line eslint/no-console
  console.warn(
    `Fiacre: the script is on this page more than once (${first.v}, ${version}). The first one serves: leave one.`,
  )
}

/** As a sheet of its own: a strict content policy allows no style attributes. */
function reserveRoom(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(waitingRoom())
  document.adoptedStyleSheets.push(sheet)
  // Without the form the page's own link is all there is, and needs no room.
  return () => sheet.replaceSync('')
}
