/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a page is painted here, and never becomes a file that an img shows */
import { useEffect, useRef } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { PdfDocument } from './pdf-document.ts'

/** A paper has a few pages; of a book the first ones tell what it is. */
const MOST_PAGES = 12
/** A screen of two dots a pixel shows small print sharply, enlarged too. */
const WIDTH = 1800
/** A page that takes longer is made to. */
const SECONDS = 15

interface Props {
  document: PdfDocument
  /** The same function as long as the document is the same. */
  onUnreadable: () => void
}

/** The pages of a PDF, one below the other, painted in turns; closed when they are not shown any more. */
export function PdfPages({ document, onUnreadable }: Props) {
  const t = useT()
  const sheets = useRef<HTMLDivElement>(null)
  const count = Math.min(document.pages, MOST_PAGES)
  useEffect(() => {
    let isShown = true
    paintAll(document, [...(sheets.current?.querySelectorAll('canvas') ?? [])]).catch(() => {
      if (isShown) onUnreadable()
    })
    return () => {
      isShown = false
      document.close()
    }
  }, [document, onUnreadable])

  return (
    <div ref={sheets} className="fi-stack">
      {Array.from({ length: count }, (_, at) => (
        <canvas
          key={at}
          role="img"
          aria-label={t('carriers.page', { number: at + 1, count: document.pages })}
        />
      ))}
      {document.pages > count && <p>{t('carriers.morePages', { count })}</p>}
    </div>
  )
}

async function paintAll(document: PdfDocument, canvases: readonly HTMLCanvasElement[]): Promise<void> {
  for (const [at, canvas] of canvases.entries()) await inTime(document.paint(at + 1, canvas, WIDTH))
}

function inTime(painting: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The page takes too long.')), SECONDS * 1000)
    painting.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
