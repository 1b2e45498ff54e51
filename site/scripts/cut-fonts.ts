import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { parseRanges, writeRanges } from './unicode-ranges.ts'

/**
 * Cuts both typefaces down to what the site is written with: files by script, of the weights that its style sheets ask for, without
 * features that none of them turns on. Writes src/ui/theme/faces. Run it when a package of the typefaces or a weight changes:
 * node scripts/cut-fonts.ts
 */

/** Literata has one weight: the weights of its few other uses (`fonts.css`) were a third of the bytes of every page. */
const FAMILIES = [
  { name: 'geologica', family: 'Geologica Variable', weight: { min: 340, max: 700 } },
  { name: 'literata', family: 'Literata Variable', weight: 380 },
] as const

/** Letters of the languages that the site speaks, of what the packages call Latin Extended. All others are for names. */
const EUROPEAN = parseRanges('U+0100-017F,U+0218-021B,U+1E9E,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113')

/** The files of each family, in the order of their rules: of two that have a letter the later is taken. */
const SCRIPTS = [
  { name: 'cyrillic-ext', of: 'cyrillic-ext' },
  { name: 'cyrillic', of: 'cyrillic' },
  { name: 'greek', of: 'greek' },
  { name: 'vietnamese', of: 'vietnamese' },
  { name: 'latin-rare', of: 'latin-ext', keep: (letter: number) => !EUROPEAN.has(letter) },
  { name: 'latin-ext', of: 'latin-ext', keep: (letter: number) => EUROPEAN.has(letter) },
  { name: 'latin', of: 'latin' },
]

/** What browsers do unasked, and the figures that style sheets ask for. */
const FEATURES = [
  ...['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn'],
  ...['lnum', 'tnum'],
]

const faces = join(import.meta.dirname, '..', 'src', 'ui', 'theme', 'faces')
rmSync(faces, { recursive: true, force: true })
mkdirSync(faces, { recursive: true })
const rules: string[] = []
for (const { name, family, weight } of FAMILIES) {
  const folder = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/unicode.json`)))
  const known = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  for (const script of SCRIPTS) {
    const keep = script.keep ?? (() => true)
    const letters = [...parseRanges(known[script.of] ?? '')].filter(keep)
    const whole = readFileSync(join(folder, 'files', `${name}-${script.of}-wght-normal.woff2`))
    // oxlint-disable-next-line no-await-in-loop -- one after another: the package has one memory
    const cut = await subsetFont(whole, String.fromCodePoint(...letters), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: weight },
    })
    const file = `${name}-${script.name}.woff2`
    writeFileSync(join(faces, file), cut)
    rules.push(faceRule(family, file, writeRanges(letters)))
    console.log(`${file}: ${whole.length} -> ${cut.length}`)
  }
  // Whoever passes the typefaces on passes on the licence.
  writeFileSync(join(faces, `${name}-licence.txt`), readFileSync(join(folder, 'LICENSE')))
}
const head = '/* Written by site/scripts/cut-fonts.ts. */\n\n'
writeFileSync(join(faces, 'faces.css'), head + rules.join('\n'))

/** Every weight is said to be there: a browser would thicken letters by itself else. */
function faceRule(family: string, file: string, ranges: string): string {
  return `@font-face {
  font-family: '${family}';
  font-weight: 200 900;
  font-style: normal;
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${ranges};
}
`
}
