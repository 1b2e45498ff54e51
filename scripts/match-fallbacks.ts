import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumLaunchOptions } from './chromium.ts'

/**
 * Says how fonts that a system has are scaled to the widths and lines of our typefaces, by script, for site/src/ui/theme/fonts.css: their letters as
 * often as our texts have them. Text and headings have scripts of different widths, so one number would be wrong for two of three.
 *
 *     node scripts/match-fallbacks.ts <file of a font>…
 */

/** The weight of our own that is read most, in each family. */
const FAMILIES = [
  { name: 'geologica', weight: 340 },
  { name: 'literata', weight: 380 },
] as const

/** Languages by the script that they are written in. */
const SCRIPTS = [
  { script: 'latin', languages: /^(?:de|en|fr|nl)/, letters: /[^\u0370-\u04FF]+/g },
  { script: 'greek', languages: /^el/, letters: /[\u0370-\u03FF]+/g },
  { script: 'cyrillic', languages: /^bg/, letters: /[\u0400-\u045F]+/g },
]

const root = join(import.meta.dirname, '..', 'site')
const texts = (languages: RegExp, letters: RegExp): string =>
  readdirSync(join(root, 'src', 'pages', 'landing', 'locales'))
    .filter((file) => languages.test(file) && /^\w\w\.json$/.test(file))
    .map((file) => readFileSync(join(root, 'src', 'pages', 'landing', 'locales', file), 'utf8'))
    .flatMap((json) => Object.values(JSON.parse(json) as Record<string, string>))
    .flatMap((text) => text.replaceAll(/\{[^}]*\}?/g, '').match(letters) ?? [])
    .join(' ')

const browser = await chromium.launch(await chromiumLaunchOptions())
try {
  const page = await browser.newPage()
  const measure = (file: string, weight: number, text: string) =>
    page.evaluate(
      async ([data, weight, text]) => {
        const name = `F${Math.random().toString(36).slice(2)}`
        const face = new FontFace(name, `url(data:font/woff2;base64,${data})`, { weight: '100 900' })
        document.fonts.add(await face.load())
        const context = document.createElement('canvas').getContext('2d')!
        context.font = `${weight} 100px ${name}`
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text)
        return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent }
      },
      [readFileSync(file).toString('base64'), weight, text] as const,
    )
  for (const { name, weight } of FAMILIES) {
    for (const { script, languages, letters } of SCRIPTS) {
      const text = texts(languages, letters)
      // oxlint-disable-next-line no-await-in-loop -- one page
      const own = await measure(
        join(root, 'src', 'ui', 'theme', 'faces', `${name}-${script}.woff2`),
        weight,
        text,
      )
      for (const file of process.argv.slice(2)) {
        // oxlint-disable-next-line no-await-in-loop -- one page
        const system = await measure(file, 400, text)
        const scale = own.width / system.width
        const percent = (part: number) => `${(part * 100).toFixed(1)}%`
        console.log(
          `${name} ${script} ${file.split('/').at(-1)}: size-adjust ${percent(scale)}; ascent-override ${percent(own.ascent / 100 / scale)}; descent-override ${percent(own.descent / 100 / scale)}`,
        )
      }
    }
  }
} finally {
  await browser.close()
}
