import { BRAND_COLOURS } from '#platform/brand/brand-colours.ts'
import { brand } from '#platform/brand/brand.ts'
import { outlinedText } from '#platform/brand/outlined-text.ts'
import type { PictureJob } from './picture-job.ts'

/** What social networks and chats show of a link at its largest. */
const SIZE = { width: 1200, height: 630 }

const { surface, ink, muted, accent, line, 'surface-raised': raised } = BRAND_COLOURS.light
const MARGIN = 56
/** The words stand above the map. */
const WORDS = 166
/** The map is as wide as the picture; above and below it loses what is empty round every way. */
const SCALE = SIZE.width / 640
const SEEN = { from: 56, to: 304 }
const NAME = { most: 60, least: 34, baseLine: 80 }
const DETAIL = { size: 30, baseLine: 136 }
const LOGO = { size: 40, mark: 44 }
/** Between the two ends of a way. */
const ARROW = { width: 0.9, gap: 0.32 }

/** The picture of a link, as SVG without a letter that needs a font. */
export function linkPicture({ names, details, map }: PictureJob): string {
  const logo = logoAt(SIZE.width - MARGIN, DETAIL.baseLine)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="100%" height="100%" fill="#e1e9e3"/>`,
    `<g transform="translate(0 ${WORDS}) scale(${SCALE}) translate(0 ${-SEEN.from})">${mapMarkup(map)}</g>`,
    `<rect width="100%" height="${WORDS}" fill="${surface}"/>`,
    `<rect y="${WORDS}" width="100%" height="1" fill="${line}"/>`,
    headline(names),
    detailLine(details, logo.left - 2 * MARGIN),
    logo.markup,
    '</svg>',
  ].join('')
}

const letters = (d: string, x: number, y: number, fill: string): string =>
  `<path transform="translate(${x.toFixed(1)} ${y})" fill="${fill}" d="${d}"/>`

/** In one line, as large as it fits. */
function headline(names: PictureJob['names']): string {
  const [from, to] = names.map((name) => outlinedText(name ?? '', 'display', 1))
  if (!from) return ''
  const arrow = to ? ARROW.width + 2 * ARROW.gap : 0
  const units = from.width + arrow + (to?.width ?? 0)
  const size = Math.max(NAME.least, Math.min(NAME.most, (SIZE.width - 2 * MARGIN) / units))
  const [first, second] = names.map((name) => outlinedText(name ?? '', 'display', size))
  const after = MARGIN + (first?.width ?? 0)
  return [
    letters(first?.path ?? '', MARGIN, NAME.baseLine, ink),
    to ? arrowMarkup(after + ARROW.gap * size, size) : '',
    second ? letters(second.path, after + arrow * size, NAME.baseLine, ink) : '',
  ].join('')
}

function arrowMarkup(x: number, size: number): string {
  const [y, end, head] = [NAME.baseLine - size * 0.3, x + ARROW.width * size, size * 0.24]
  const d = `M${x} ${y}H${end}M${end - head} ${y - head}L${end} ${y}L${end - head} ${y + head}`
  return `<path fill="none" stroke="${accent}" stroke-width="${size * 0.08}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}

/** As many of the details as there is room for. */
function detailLine(details: readonly string[], room: number): string {
  const lines = details.map((_, index) => details.slice(0, details.length - index).join(', '))
  const line = lines.map((text) => outlinedText(text, 'text', DETAIL.size)).find(({ width }) => width <= room)
  return line ? letters(line.path, MARGIN, DETAIL.baseLine, muted) : ''
}

/** The wheel and the name of the house. */
function logoAt(right: number, baseLine: number): { markup: string; left: number } {
  const name = outlinedText(brand.name, 'display', LOGO.size)
  const x = right - name.width
  const left = x - LOGO.mark - 12
  const wheel = [
    `<g transform="translate(${left} ${baseLine - LOGO.mark + 8}) scale(${LOGO.mark / 40})" fill="none" stroke="${ink}">`,
    `<circle cx="20" cy="20" r="17.5" stroke-width="2.6"/><path d="${spokes()}" stroke-width="1.7"/>`,
    `<circle cx="20" cy="20" r="4" fill="${accent}" stroke="none"/></g>`,
  ]
  return { markup: wheel.join('') + letters(name.path, x, baseLine, ink), left }
}

function spokes(): string {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2
    const at = (radius: number) =>
      `${(20 + radius * Math.cos(angle)).toFixed(2)} ${(20 + radius * Math.sin(angle)).toFixed(2)}`
    return `M${at(6.5)}L${at(16)}`
  }).join('')
}

function mapMarkup({ land, towns, ways, isDirectLine, start, ends }: PictureJob['map']): string {
  const dash = isDirectLine ? ' stroke-dasharray="1 11"' : ''
  // Many ways from one airport are thin ones.
  const width = ways.length > 1 ? 2 : 4
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return [
    ...land.map((d) => `<path d="${d}" fill="${surface}" stroke="#cfc4b2"/>`),
    ...ways.map((d) => `<path d="${d}" ${round} stroke="${surface}" stroke-width="${width * 2}"/>`),
    ...ways.map((d) => `<path d="${d}" ${round} stroke="${accent}" stroke-width="${width}"${dash}/>`),
    ...towns.filter(({ y }) => y > SEEN.from + 12 && y < SEEN.to - 12).map(townMarkup),
    ...ends.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="5" fill="${accent}" stroke="${raised}"/>`),
    ...(start
      ? [
          `<circle cx="${start.x}" cy="${start.y}" r="7" fill="${raised}" stroke="${accent}" stroke-width="4"/>`,
        ]
      : []),
  ].join('')
}

/** Its name stands beside its dot, on a rim of the land's colour. */
function townMarkup({ name, x, y, side }: PictureJob['map']['towns'][number]): string {
  const { path, width } = outlinedText(name, 'text', 15)
  const left = side === 'right' ? x + 9 : x - 9 - width
  const rim = `stroke="${surface}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`
  return `<circle cx="${x}" cy="${y}" r="2.6" fill="#8d8273"/><path transform="translate(${left.toFixed(1)} ${(y + 5).toFixed(1)})" fill="${muted}" ${rim} d="${path}"/>`
}
