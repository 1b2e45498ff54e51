import PDFDocument from 'pdfkit'
import { brand } from '#platform/brand/brand.ts'
import { BRAND_COLOURS } from '#platform/brand/brand-colours.ts'
import { FACES, FONT_FILES, type TypefaceName } from '#platform/brand/typefaces.ts'
import { printable } from '#platform/brand/printable-text.ts'

declare global {
  // What pdfkit takes, and its types do not tell yet.
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column' | 'Both'
      /** Left, top, right, bottom, in points from the page's top left. */
      bbox?: [number, number, number, number]
    }
  }
}

export const INK = BRAND_COLOURS.light

/** In points, which are 1/72 inch: A4 with its margins. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 56, top: 42, bottom: 54 } as const
export const INNER_WIDTH = PAGE.width - PAGE.left - PAGE.right

/** A letter as it is set: size and leading in points. */
export interface TextStyle {
  font: TypefaceName
  size: number
  leading: number
  colour: string
}

export type Draw = () => void
/** An element of the structure that screen readers walk through. */
export type Tag = PDFKit.PDFStructureElement

interface Opening {
  title: string
  /** BCP 47. */
  language: string
  /** A document carries no clock: this stands for the moment of its making. */
  madeAt: Date
}

/** A tagged PDF under way: the paper, its structure, and how text is set on it. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly root: Tag

  constructor({ title, language, madeAt }: Opening) {
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margins: PAGE,
      bufferPages: true,
      pdfVersion: '1.7',
      // Known to pdfkit, and not to its types.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: language,
      displayTitle: true,
      font: FONT_FILES.text,
      info: { Title: title, Author: brand.name, Creator: brand.name, CreationDate: madeAt },
    })
    for (const [name, path] of Object.entries(FONT_FILES)) this.pdf.registerFont(name, path)
    this.root = this.pdf.struct('Document')
    this.pdf.addStructure(this.root)
  }

  /** The text with letters that the style's typeface has. */
  clean(text: string, { font }: TextStyle): string {
    return printable(text, FACES[font])
  }

  /** Points that the text takes from top to bottom at a width. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.#set(style).heightOfString(this.clean(text, style), { width, lineGap: gap(this.pdf, style) })
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#set(style).widthOfString(this.clean(text, style))
  }

  /** Sets a text; one longer than the page runs on to the next at the same place across. */
  write(text: string, style: TextStyle, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}): void {
    const width = PAGE.width - PAGE.right - x
    const lineGap = gap(this.#set(style), style)
    // Half of what the leading adds or takes goes above the letters: they stand in the middle of their line.
    this.pdf.text(this.clean(text, style), x, y + lineGap / 2, { width, lineGap, ...options })
    this.pdf.y -= lineGap / 2
  }

  /** An element of the structure whose content is drawn at once, under the root or under another element. */
  tag(
    type: string,
    content: Draw,
    under: Tag = this.root,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): void {
    under.add(this.pdf.struct(type, options, [content]))
  }

  /** An element of the structure that holds others; `fill` adds them. */
  group(type: string, fill: (group: Tag) => void, under: Tag = this.root): void {
    const group = this.pdf.struct(type)
    under.add(group)
    fill(group)
    group.end()
  }

  /** What is there for the eye alone, and no screen reader speaks of. */
  decorate(draw: Draw, options: PDFKit.Mixins.MarkingOptions = { type: 'Layout' }): void {
    this.pdf.markContent('Artifact', options)
    draw()
    this.pdf.endMarkedContent()
  }

  /** Points left on this page. */
  get room(): number {
    return PAGE.height - PAGE.bottom - this.pdf.y
  }

  /** Starts a page unless this many points are left; what fits on no page at all just begins and runs on. */
  need(height: number): void {
    const whole = PAGE.height - PAGE.top - PAGE.bottom
    if (height > this.room && (height <= whole || this.room < 60)) this.pdf.addPage()
  }

  #set({ font, size, colour }: TextStyle): PDFKit.PDFDocument {
    return this.pdf.font(font).fontSize(size).fillColor(colour)
  }
}

/** What to put between lines, so that they stand `leading` apart. */
function gap(pdf: PDFKit.PDFDocument, { leading }: TextStyle): number {
  return leading - pdf.currentLineHeight(false)
}
