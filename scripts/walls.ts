/**
 * The districts of the API with their rooms, both from the ground up: a district imports only from those before it, by `#name/…`,
 * and a room of a district only from the rooms before it. A new room is one word here.
 */
export const DISTRICTS: Record<string, string[]> = {
  platform: [
    'settings',
    'localisation',
    'brand',
    'database',
    'jobs',
    'context',
    'stored-settings',
    'outside',
    'http',
    'threads',
    'contract',
    'idempotency',
    'mail',
    'sms',
    'webhooks',
    'files',
    'client-settings',
    'health',
  ],
  map: ['data', 'places', 'routing', 'route-maps'],
  people: ['accounts', 'businesses', 'bank-accounts', 'partners', 'contact', 'carriers'],
  prices: ['exchange-rates', 'pricing', 'promotions', 'quotes', 'destinations', 'public-pages'],
  money: ['ledger', 'earnings', 'self-billing', 'payouts', 'receivables', 'payments'],
  bookings: [
    'booking',
    'funds',
    'cancellations',
    'changes',
    'settlement',
    'documents',
    'hand-off',
    'checkout',
    'guests',
    'mail',
    'plain-forms',
  ],
  rides: ['ride', 'sandbox', 'ratings', 'offers', 'day', 'steering'],
  office: [
    'audit',
    'approvals',
    'agreements',
    'carriers',
    'admin',
    'refunds',
    'lists',
    'partners',
    'invoices',
    'payouts',
    'batches',
    'dispatch',
    'tasks',
    'settings',
    'decisions',
    'figures',
    'backup',
    'health',
    'privacy',
    'records',
    'stage',
    'cli',
  ],
}

/** The floors of the site, from the ground up. */
export const FLOORS = ['ui', 'base', 'subjects', 'pages', 'app']

/** The subjects of the site, from the ground up. */
export const SUBJECTS = [
  'session',
  'google-places',
  'booking',
  'payment',
  'checkout',
  'brand',
  'traveller',
  'booking-form',
  'places',
  'rides',
  'live-ride',
  'services',
  'payouts',
  'account',
  'team',
]

const UP = String.raw`^(\.\./)+`

export interface Ban {
  regex: string
  message: string
  /** Only these of what is exported there; all of it where none is named. */
  importNames?: string[]
}

/** An override that forbids imports; the last match wins, so each file's bans stand together in one. */
function wall(files: string[], bans: Ban[]) {
  const across = {
    regex: String.raw`^(\.\./)+(openapi|sdk|widget|api|site)/(src|test|bench|generated|scripts|vite)/`,
    message: 'Import another package by its name and its published entry.',
  }
  const severity = 'error' as const
  const rule: [typeof severity, { patterns: Ban[] }] = [severity, { patterns: [across, ...bans] }]
  return { files, rules: { 'eslint/no-restricted-imports': rule } }
}

const packageBan = (names: string, message: string): Ban => ({ regex: `^@fiacre/(${names})`, message })

const anyOf = (names: readonly string[]) => `(${names.join('|')})`

const apiBans = [
  packageBan('widget|site', 'The API knows neither widget nor site.'),
  {
    regex: '^@fiacre/sdk$',
    message: 'The API shares only rules and contract: import @fiacre/sdk/rules or @fiacre/sdk/contract.',
  },
]

/** What no room of the API imports: how the rooms are put together, and another district by its path. */
const roomBans = [
  ...apiBans,
  {
    regex: String.raw`${UP}(app|service|main|handlers|entities|seed)\.ts$`,
    message: 'Rooms do not know how they are put together.',
  },
  {
    regex: `${UP}${anyOf(Object.keys(DISTRICTS))}/`,
    message: 'Import another district by its name: #money/ledger/…',
  },
]

function roomWalls([district, rooms]: [string, string[]], index: number) {
  const above = Object.keys(DISTRICTS).slice(index + 1)
  const aboveBan: Ban[] =
    above.length > 0
      ? [{ regex: `^#${anyOf(above)}/`, message: `The district ${district} is below that one.` }]
      : []
  const ownName = { regex: `^#${district}/`, message: 'Inside a district, import by the path.' }
  return rooms.map((room, floor) => {
    const later = rooms.slice(floor + 1)
    const laterBan: Ban[] =
      later.length > 0
        ? [{ regex: `${UP}${anyOf(later)}/`, message: `The room ${room} is below that one.` }]
        : []
    return wall([`api/src/${district}/${room}/**`], [...roomBans, ...aboveBan, ownName, ...laterBan])
  })
}

const siteApiBan = packageBan('api', 'The site talks to the API through the SDK.')

const siteBans: Ban[] = [
  siteApiBan,
  {
    regex: '^@tanstack/react-query$',
    importNames: ['useMutation'],
    message:
      'useLatestMutation sends what is on the screen; useMutation may send what stood there a frame ago.',
  },
]

/** The walls of a floor of the site; the design system knows no business either. */
function floorWall(floor: string, index: number) {
  const above = FLOORS.slice(index + 1)
  const bans = [...siteBans]
  if (above.length > 0) {
    bans.push({ regex: `${UP}${anyOf(above)}/`, message: `The floor ${floor} is below that one.` })
  }
  if (floor === 'ui') bans.push(packageBan('sdk', 'The design system knows no business.'))
  return wall([`site/src/${floor}/**`], bans)
}

/** A subject knows only those before it. */
const subjectWalls = SUBJECTS.slice(0, -1).map((subject, index) =>
  wall(
    [`site/src/subjects/${subject}/**`],
    [
      ...siteBans,
      { regex: `${UP}(pages|app)/`, message: 'The floor subjects is below that one.' },
      {
        regex: `${UP}${anyOf(SUBJECTS.slice(index + 1))}/`,
        message: `The subject ${subject} is below that one.`,
      },
    ],
  ),
)

/** A page does not import from another page; its folders may import from the page itself. */
const pageWalls = [1, 2].map((depth) =>
  wall(
    [`site/src/pages/${'*/'.repeat(depth)}*`],
    [
      ...siteBans,
      { regex: `${UP}app/`, message: 'The floor pages is below that one.' },
      {
        regex: String.raw`^(\.\./){${depth}}[\w-]+/`,
        message: 'A page does not import from another page.',
      },
    ],
  ),
)

/** The walls between the rooms (ARCHITECTURE.md), as lint overrides. */
export const walls = [
  wall(
    ['openapi/**'],
    [
      packageBan(
        'sdk$|widget|api|site',
        'The contract knows no code; its bundler fills in the rules’ numbers.',
      ),
    ],
  ),
  wall(['sdk/**'], [packageBan('widget|api|site', 'The SDK is below widget, API and site.')]),
  wall(
    ['sdk/src/rules/**'],
    [
      packageBan('.*', 'The rules depend on nothing of ours.'),
      { regex: String.raw`^\.\./(client|generated)/`, message: 'The rules are pure: they know no client.' },
    ],
  ),
  wall(['widget/**'], [packageBan('api|site', 'The widget is below the site and knows no API code.')]),
  wall(
    ['widget/src/booking/**'],
    [
      packageBan('api|site', 'The widget is below the site and knows no API code.'),
      { regex: `${UP}(element|loader)/`, message: 'The form does not know how it is embedded.' },
    ],
  ),
  wall(['site/**'], siteBans),
  ...FLOORS.map(floorWall),
  ...subjectWalls,
  ...pageWalls,
  wall(['api/**'], apiBans),
  ...Object.entries(DISTRICTS).flatMap(roomWalls),
  // A test stands beside what it tests, and may reach it through the whole.
  wall(['site/src/**/*.{test,stories}.*', 'site/src/**/testing.tsx'], siteBans),
  // The one place that wraps it.
  wall(['site/src/base/api/use-latest-mutation.ts'], [siteApiBan]),
  wall(['api/src/**/*.test.ts'], apiBans),
]
