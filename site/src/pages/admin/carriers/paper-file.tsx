import { useCallback, useEffect, useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useKeys } from '../use-keys.ts'
import { filePath } from './carrier-reads.ts'
import { PdfPages } from './pdf-pages.tsx'
import type { PdfDocument } from './pdf-document.ts'

/** A file of this many megabytes takes this long at most on a poor line; after that it can still be saved. */
const SECONDS = 30

type Shown = 'picture' | 'reading' | 'unreadable' | PdfDocument

/** The file of a paper beside what is said of it: a picture as it is, a PDF painted page by page. What cannot be shown is saved. */
export function PaperFile({ fileId }: { fileId: string }) {
  const t = useT()
  const [shown, setShown] = useState<Shown>('picture')
  const [isLarge, setLarge] = useState(false)
  const path = filePath(fileId)
  const giveUp = useCallback(() => setShown('unreadable'), [])
  useKeys({ z: () => setLarge(!isLarge) }, 0)
  usePdf(shown === 'reading' ? path : undefined, setShown)

  return (
    <div className="admin-paper__file">
      {shown !== 'unreadable' && (
        <section
          className={isLarge ? 'admin-paper__sheets admin-paper__sheets--large' : 'admin-paper__sheets'}
          aria-label={t('carriers.file')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keys have to reach it
          tabIndex={0}
        >
          {shown === 'picture' && (
            <img src={path} alt={t('carriers.picture')} onError={() => setShown('reading')} />
          )}
          {typeof shown === 'object' && <PdfPages document={shown} onUnreadable={giveUp} />}
        </section>
      )}
      <output className="fi-muted">
        {shown === 'reading' && t('carriers.fileOpens')}
        {shown === 'unreadable' && t('carriers.fileUnreadable')}
      </output>
      <div className="fi-cluster">
        {shown !== 'unreadable' && (
          <Button
            variant="secondary"
            aria-pressed={isLarge}
            aria-keyshortcuts="z"
            onClick={() => setLarge(!isLarge)}
          >
            {t('carriers.enlarge')} <kbd aria-hidden="true">Z</kbd>
          </Button>
        )}
        <ButtonLink variant="secondary" href={path} download>
          {t('carriers.saveFile')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Fetches and opens what is no picture; gives its memory back once it is not shown any more. */
function usePdf(path: string | undefined, show: (shown: Shown) => void): void {
  useEffect(() => {
    if (path === undefined) return
    const gone = new AbortController()
    openAt(path, AbortSignal.any([gone.signal, AbortSignal.timeout(SECONDS * 1000)])).then(
      (document) => (gone.signal.aborted ? document.close() : show(document)),
      () => gone.signal.aborted || show('unreadable'),
    )
    return () => gone.abort()
  }, [path, show])
}

async function openAt(path: string, signal: AbortSignal): Promise<PdfDocument> {
  const response = await fetch(path, { signal })
  if (!response.ok || response.headers.get('content-type') !== 'application/pdf')
    throw new Error('This is no PDF.')
  const [bytes, { openPdf }] = await Promise.all([response.bytes(), import('./pdf-document.ts')])
  return openPdf(bytes)
}
