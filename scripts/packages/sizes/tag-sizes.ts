import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Size {
  gzip: number
}

/** What the widget's build says of itself. */
interface TagSizes {
  loader: Size
  form: Size
  untilUsable: Record<string, Size>
  later: Record<string, Size>
}

/** What comes when, and the files that come then. */
const LATER: readonly (readonly [when: string, what: string, files: readonly string[]])[] = [
  ['in another language, such as Polish', 'what the form says in it', ['pl']],
  [
    'when the form is first touched',
    'what can be done with it, choosing days and times, prices, the hand-off and its events, their looks and texts, the SDK’s client',
    [
      'flow-actions',
      'later-steps',
      'partner-steps',
      'quote-parts',
      'day-and-time',
      'later-styles',
      'en-later',
      'notice-view',
      'shared',
      'whole-client',
    ],
  ],
  [
    'when the traveller comes back with a result',
    'redeeming it',
    ['redeem-result', 'result-channel', 'shared'],
  ],
  ['where the key is missing or refused', 'saying so', ['notice-view', 'page-owner']],
  ['when a text is no place of a served country', 'the list of restricted regions', ['restricted-text']],
  ['when a quote is kept, on our own site only', 'reading and writing storage', ['quote-storage']],
]

/** Reads what the build of the tag has measured. */
export function readTagSizes(widget: string): TagSizes {
  return JSON.parse(readFileSync(join(widget, 'dist', 'sizes.json'), 'utf8')) as TagSizes
}

/**
 * The table of what loads when.
 * @throws Error when the build has no such file any more
 */
export function tagTable(sizes: TagSizes): string {
  const gzip = (file: string): number => {
    const size = sizes.later[file]
    if (!size) throw new Error(`The widget's build has no ${file}: mend the table of what loads when.`)
    return size.gzip
  }
  const rows: (readonly [string, string, number])[] = [
    ['with the page', 'the loader', sizes.loader.gzip],
    ['with the loader', 'the form, its look, its English', sizes.form.gzip],
    ...LATER.map(
      ([when, what, files]) => [when, what, files.reduce((sum, file) => sum + gzip(file), 0)] as const,
    ),
  ]
  return [
    '| when | what | bytes, gzip |',
    '| --- | --- | --: |',
    ...rows.map(([when, what, bytes]) => `| ${when} | ${what} | ${bytes.toLocaleString('en')} |`),
  ].join('\n')
}
