import { useEffect, useRef, useState } from 'react'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'

const PAGE = '<!doctype html><title>-</title><body></body>'

type PreviewProps = {
  partnerKey: string
  attributes: Readonly<Record<string, string>>
  /** #rrggbb; empty for our own. */
  accent: string
}

/** The form itself, in a page of its own, as wide as a phone or as there is room. */
export function WidgetPreview({ partnerKey, attributes, accent }: PreviewProps) {
  const t = useT()
  const { language } = useLanguage()
  const [width, setWidth] = useState<'phone' | 'wide'>('wide')
  const [page, setPage] = useState<Document>()
  const form = useRef<HTMLElement>(undefined)

  useEffect(() => {
    if (!page) return
    form.current = putForm(page, partnerKey)
    return () => form.current?.remove()
  }, [page, partnerKey])

  useEffect(() => {
    if (!page || !form.current) return
    page.documentElement.lang = language
    for (const [name, value] of Object.entries(attributes)) {
      if (value.trim()) form.current.setAttribute(name, value.trim())
      else form.current.removeAttribute(name)
    }
    form.current.style.setProperty('--fiacre-accent', accent || null)
  }, [page, partnerKey, attributes, accent, language])

  return (
    <div className="fi-stack">
      <div className="partner-mode">
        <Segmented
          legend={t('partner.tools.previewWidth')}
          value={width}
          onChange={setWidth}
          choices={[
            { value: 'wide', label: t('partner.tools.preview.wide') },
            { value: 'phone', label: t('partner.tools.preview.phone') },
          ]}
        />
      </div>
      <iframe
        className={width === 'phone' ? 'partner-preview partner-preview--phone' : 'partner-preview'}
        title={t('partner.tools.preview')}
        srcDoc={PAGE}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
      />
      <p className="fi-small fi-muted">{t('partner.tools.previewText')}</p>
    </div>
  )
}

/** Puts the form on an empty page, as the tag does. */
function putForm(page: Document, partnerKey: string): HTMLElement {
  if (!page.querySelector('script')) {
    const script = page.createElement('script')
    script.src = `${location.origin}/widget/v1/fiacre.js`
    page.head.append(script)
  }
  const element = page.createElement('fiacre-booking')
  element.setAttribute('partner', partnerKey)
  page.body.append(element)
  return element
}
