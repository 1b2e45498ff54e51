/** The floors of the API; a room imports only from floors below its own. */
const FLOORS = [
  [
    'accounts',
    'documents',
    'exchange-rates',
    'health',
    'idempotency',
    'ledger',
    'mail',
    'places',
    'pricing',
    'promotions',
    'route-maps',
    'routing',
    'settings',
    'webhooks',
  ],
  ['bookings', 'carriers', 'contact', 'partners', 'payments', 'quotes'],
  ['checkout'],
  ['admin', 'destinations', 'privacy'],
]

/** What the accounts need of the mail, on the same floor: letters are theirs to ask for. */
const NEIGHBOURS: Record<string, string[]> = {
  accounts: ['mail'],
  promotions: ['pricing'],
  routing: ['places'],
  'route-maps': ['routing', 'places'],
}

const ROOMS = FLOORS.flat()
const UP = String.raw`^(\.\./){1,3}`

export interface Ban {
  regex: string
  message: string
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

function roomWall(room: string) {
  const floor = FLOORS.findIndex((rooms) => rooms.includes(room))
  const below = [...FLOORS.slice(0, floor).flat(), ...(NEIGHBOURS[room] ?? [])]
  const forbidden = ROOMS.filter((other) => other !== room && !below.includes(other))
  return wall(
    [`api/src/${room}/**`],
    [
      ...apiBans,
      {
        regex: `${UP}(${forbidden.join('|')})/`,
        message: `The room ${room} must not import from rooms beside or above it.`,
      },
      { regex: `${UP}(${ROOMS.join('|')})/[\\w-]+/`, message: "A folder inside a room is that room's own." },
      {
        regex: String.raw`^(\.\./)+(app|service|main|outbox-cli|partners-cli|handlers)\.ts$`,
        message: 'Rooms do not know how they are put together.',
      },
    ],
  )
}

const apiBans = [
  packageBan('widget|site', 'The API knows neither widget nor site.'),
  { regex: '^@fiacre/sdk$', message: 'The API shares only the rules: import @fiacre/sdk/rules.' },
]

/** The walls between the rooms (ARCHITECTURE.md), as lint overrides. */
export const walls = [
  wall(['openapi/**'], [packageBan('.*', 'The contract depends on nothing.')]),
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
  wall(['site/**'], [packageBan('api', 'The site talks to the API through the SDK.')]),
  wall(
    ['site/src/ui/**'],
    [
      packageBan('api|sdk', 'The design system knows no business.'),
      { regex: `${UP}(app|features)/`, message: 'The design system is below the screens.' },
    ],
  ),
  wall(
    ['site/src/features/*/*'],
    [
      packageBan('api', 'The site talks to the API through the SDK.'),
      { regex: String.raw`^\.\./[\w-]+/`, message: 'A screen does not import from another screen.' },
    ],
  ),
  wall(
    ['site/src/features/*/*/**'],
    [
      packageBan('api', 'The site talks to the API through the SDK.'),
      { regex: String.raw`^\.\./\.\./[\w-]+/`, message: 'A screen does not import from another screen.' },
    ],
  ),
  wall(['api/**'], apiBans),
  wall(
    ['api/src/{http,contract,jobs,threads}/**'],
    [...apiBans, { regex: `${UP}(${ROOMS.join('|')})/`, message: 'The groundwork is below every room.' }],
  ),
  ...ROOMS.map(roomWall),
]
