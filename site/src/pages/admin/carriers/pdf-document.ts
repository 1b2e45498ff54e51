import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page is painted with so many dots at most: a page of a kilometre is a small picture of one. */
const MOST_DOTS = 12_000_000
/** A picture inside that is larger is left white: it would take the browser's memory. */
const MOST_POINTS = 60_000_000

/** A document whose pages can be painted. */
export interface PdfDocument {
  pages: number
  /** Paints a page, from 1, as wide as so many dots, into a canvas. @throws where it is no page that can be read */
  paint(number: number, canvas: HTMLCanvasElement, width: number): Promise<void>
  /** Ends what still paints, and gives back its memory. */
  close(): void
}

/**
 * Reads a PDF of somebody we do not know. It is painted and nothing else: in a worker that can be ended, its fonts as lines rather
 * than given to the browser, no script, link, form or file of it alive, and nothing fetched.
 * @throws where it is none, is broken, or asks for a password
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const worker = pdf.PDFWorker.create({ port })
  const loading = pdf.getDocument({
    data: bytes,
    worker,
    disableFontFace: true,
    useSystemFonts: true,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    maxImageSize: MOST_POINTS,
    canvasMaxAreaInBytes: MOST_DOTS * 4,
  })
  const close = () => {
    void loading.destroy()
    port.terminate()
  }
  try {
    const document = await loading.promise
    return { pages: document.numPages, paint: (...asked) => paint(document, ...asked), close }
  } catch (error) {
    close()
    throw error
  }
}

async function paint(
  document: pdf.PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<void> {
  const page = await document.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  const dots = natural.width * natural.height
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, Math.sqrt(MOST_DOTS / dots)) })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  await page.render({ canvas, viewport, annotationMode: pdf.AnnotationMode.DISABLE }).promise
}
