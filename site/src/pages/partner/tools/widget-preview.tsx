import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { dress, putForm } from './put-form.ts'

type PreviewProps = {
  partnerKey: string
  attributes: Readonly<Record<string, string>>
  /** #rrggbb; empty for our own. */
  accent: string
}

/** The form itself, as wide as a phone or as there is room. */
export function WidgetPreview({ partnerKey, attributes, accent }: PreviewProps) {
  const t = useT()
  const [width, setWidth] = useState<'phone' | 'wide'>('wide')
  const frame = useRef<HTMLElement>(null)
  const form = useRef<HTMLElement>(undefined)

  useEffect(() => {
    if (!frame.current) return
    const put = putForm(frame.current, partnerKey)
    form.current = put
    return () => put.remove()
  }, [partnerKey])

  useEffect(() => {
    if (form.current) dress(form.current, attributes, accent)
  }, [attributes, accent])

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
      <section
        className={width === 'phone' ? 'partner-preview partner-preview--phone' : 'partner-preview'}
        aria-label={t('partner.tools.preview')}
        ref={frame}
      />
      <p className="fi-small fi-muted">{t('partner.tools.previewText')}</p>
    </div>
  )
}
