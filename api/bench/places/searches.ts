import { randomNumbers } from '../random-numbers.ts'

/** A place as the register has it, to make searches of. */
export interface Sample {
  name: string
  otherNames: readonly string[]
  iata: string | null
  lat: number
  lon: number
}

export interface Search {
  q: string
  lat?: number
  lon?: number
}

/** What travellers do to a name, by a name for the table. The same searches in every run. */
export function searchesOf(samples: readonly Sample[]): [name: string, searches: Search[]][] {
  const next = randomNumbers(42)
  const some = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)]
  const typed = samples.flatMap(({ name }) => letterByLetter(name))
  return [
    ['letter by letter', typed.map((q) => ({ q }))],
    [
      'with a pickup near',
      samples.flatMap(({ name, lat, lon }) =>
        letterByLetter(name).map((q) => ({ q, lat: lat + next() / 4, lon: lon + next() / 4 })),
      ),
    ],
    ['in another language', samples.map(({ name, otherNames }) => ({ q: some(otherNames) ?? name }))],
    ['IATA code', samples.flatMap(({ iata }) => (iata ? { q: iata } : []))],
    ['words turned round', samples.map(({ name }) => ({ q: name.split(/[ -]/).toReversed().join(' ') }))],
    ['a typing error', samples.map(({ name }) => ({ q: mistyped(name, next()) }))],
    [
      'a street and its town',
      samples.map(({ name }) => ({ q: `Rynek ${1 + Math.floor(next() * 90)}, ${name}` })),
    ],
    ['nothing fits', samples.map(() => ({ q: Array.from({ length: 9 }, () => letter(next())).join('') }))],
  ]
}

function letterByLetter(name: string): string[] {
  const letters = Array.from(name)
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}

/** Two neighbouring letters change places, not the first. */
function mistyped(name: string, random: number): string {
  const letters = Array.from(name)
  const at = 1 + Math.floor(random * Math.max(1, letters.length - 2))
  const [one, other] = [letters[at] ?? '', letters[at + 1] ?? '']
  return [...letters.slice(0, at), other, one, ...letters.slice(at + 2)].join('')
}

function letter(random: number): string {
  return String.fromCharCode(97 + Math.floor(random * 26))
}
