import { randomNumbers } from '../random-numbers.ts'
import type { Answer, Question } from './ask.ts'
import type { Cast } from './cast.ts'

/** One expensive request, and the next one of its kind. */
export interface Kind {
  name: string
  next(): Question
  /** Learns from an answer what may be asked next. */
  hear?(answer: Answer): void
}

const JSON_HEADERS = { 'Content-Type': 'application/json' }

type End = readonly [name: string, lat: number, lon: number]
const FAR: readonly (readonly [End, End])[] = [
  [
    ['Lisbon, Portugal', 38.72, -9.14],
    ['Tallinn, Estonia', 59.43, 24.75],
  ],
  [
    ['Narvik, Norway', 68.43, 17.43],
    ['Athens, Greece', 37.98, 23.73],
  ],
  [
    ['Lisbon, Portugal', 38.72, -9.14],
    ['Helsinki, Finland', 60.17, 24.94],
  ],
]
const NEAR: readonly (readonly [End, End])[] = [
  [
    ['Geneva, Switzerland', 46.2, 6.14],
    ['Chamonix, France', 45.92, 6.87],
  ],
  [
    ['Split, Croatia', 43.51, 16.44],
    ['Dubrovnik, Croatia', 42.65, 18.09],
  ],
]

/** Every request that costs more than a read, and those that were made to. The same in every run. */
export function kinds({ papers, lister, signIn }: Cast): Kind[] {
  const pictures: string[] = []
  const inTurn = counter()
  const paper = () => papers[inTurn() % papers.length] ?? { cookie: '', booking: 0 }
  return [
    {
      name: 'vouchers',
      next() {
        const { cookie, booking } = paper()
        return { path: `/api/bookings/${booking}/voucher.pdf`, headers: { Cookie: cookie } }
      },
    },
    ways('far ways', FAR, pictures),
    ways('near ways', NEAR, pictures),
    { name: 'pictures of ways', next: () => ({ path: pictures.shift() ?? '/api/routes/0/map' }) },
    { name: 'exports', next: () => ({ path: '/api/account/export', headers: { Cookie: lister } }) },
    {
      name: 'exports to read',
      next: () => ({ path: '/api/account/export/page', headers: { Cookie: lister } }),
    },
    { name: 'sign-ins', next: () => post('/api/auth/login', signIn) },
    {
      name: 'searches',
      next: () => ({ path: `/api/places?q=${['Zermtat', 'Kitzbhuel', 'Rynek 4, Krakwo'][inTurn() % 3]}` }),
    },
    { name: '7,500 parameters', next: () => ({ path: `/?${'a&'.repeat(7500)}` }) },
    { name: 'headers of 15 kB', next: () => ({ path: '/api/vehicle-types', headers: WIDE_HEADERS }) },
    { name: 'JSON 10,000 deep', next: () => post('/api/auth/logout', DEEP) },
    { name: 'JSON of 60 kB', next: () => post('/api/calculate-price', WIDE) },
  ]
}

const DEEP = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
const WIDE = JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i])))
const WIDE_HEADERS = {
  Accept: 'a/b;q=0.5,'.repeat(400),
  'X-Forwarded-For': '1.1.1.1,'.repeat(400),
  Cookie: 'a=b; '.repeat(800),
  'If-None-Match': '"a",'.repeat(800),
}

/** Ways that nobody asked for before: their ends are moved by some hundred metres each time. */
function ways(name: string, pairs: typeof FAR, pictures: string[]): Kind {
  const next = randomNumbers(name.length)
  const inTurn = counter()
  const moved = ([, lat, lon]: End) => ({ lat: lat + next() / 60, lon: lon + next() / 60 })
  return {
    name,
    next() {
      const [from, to] = pairs[inTurn() % pairs.length] ?? FAR[0] ?? []
      if (!from || !to) throw new Error(`There are no ${name}.`)
      const body = {
        pickup: from[0],
        destination: to[0],
        pickupPoint: moved(from),
        destinationPoint: moved(to),
      }
      return post('/api/calculate-distance', JSON.stringify(body))
    },
    hear({ status, text }) {
      if (status === 200) pictures.push((JSON.parse(text) as { mapUrl: string }).mapUrl)
    },
  }
}

function post(path: string, body: string): Question {
  return { method: 'POST', path, body, headers: JSON_HEADERS }
}

function counter(): () => number {
  let count = 0
  return () => count++
}
