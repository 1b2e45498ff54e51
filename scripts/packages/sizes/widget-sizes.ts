import { join } from 'node:path'
import { kB } from './sdk-sizes.ts'
import { fileSize, pageSize, type PageSize } from './page-size.ts'

export interface WidgetSize extends PageSize {
  name: string
  version: string
  what: string
}

type Way = { what: string; lines: string } | { what: string; files: string[] }

/** What a page of each takes: lines to bundle, or files to load as they are. */
export const WIDGETS: Record<string, Way> = {
  '@fiacre/widget': {
    what: 'the form, complete, bundled',
    lines: `import { defineElement } from '@fiacre/widget/element'; defineElement('https://fiacre.example')`,
  },
  '@typeform/embed': { what: 'the script; the form is a page in a frame', files: ['build/embed.js'] },
  '@calcom/embed-core': {
    what: 'the script; the calendar is a page in a frame',
    files: ['dist/embed/embed.js'],
  },
  '@adyen/adyen-web': {
    what: 'checkout with cards, bundled',
    lines: `import { AdyenCheckout, Card } from '@adyen/adyen-web'; import '@adyen/adyen-web/styles/adyen.css'; globalThis.it = [AdyenCheckout, Card]`,
  },
  '@duffel/components': {
    what: 'the custom elements, bundled',
    lines: `import * as elements from '@duffel/components/custom-elements'; globalThis.it = elements`,
  },
}

/** Weighs a package that is installed in a folder. */
export async function widgetSize(name: string, version: string, folder: string): Promise<WidgetSize> {
  const way = WIDGETS[name]!
  const size =
    'files' in way
      ? fileSize(join(folder, 'node_modules', name), way.files)
      : await pageSize(way.lines, folder)
  return { name, version, what: way.what, ...size }
}

/** The table of the widget's README, lightest first. */
export function widgetTable(tag: number, sizes: readonly WidgetSize[], measured: string): string {
  const rows = sizes
    .toSorted((a, b) => a.first - b.first)
    .map(
      ({ name, version, what, first, all }) =>
        `| \`${name}\` ${version} | ${what} | ${kB(first)} | ${kB(all)} |`,
    )
  return [
    '| package | what | at first | with all that comes later |',
    '| --- | --- | --: | --: |',
    `| \`<fiacre-booking>\` | the tag, from our host, until the form can be filled in | ${kB(tag)} | |`,
    ...rows,
    '',
    `Peers measured ${measured}.`,
  ].join('\n')
}
