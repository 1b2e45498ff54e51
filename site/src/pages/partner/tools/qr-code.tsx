import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { qrDrawing, qrFile, type QrDrawing } from './qr-drawing.ts'

/** A link as a QR code, and as a file to print. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const t = useT()
  const drawing = qrDrawing(text)
  if (!drawing) return <p className="fi-muted">{t('partner.tools.qrTooLong')}</p>
  const { size, path } = drawing
  return (
    <div className="partner-qr">
      <svg
        className="partner-qr__code"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('partner.tools.qr')}
      >
        <path className="partner-qr__ground" d={`M0 0h${size}v${size}H0z`} />
        <path className="partner-qr__dark" d={path} />
      </svg>
      <Download drawing={drawing} name={name} />
    </div>
  )
}

function Download({ drawing, name }: { drawing: QrDrawing; name: string }) {
  const t = useT()
  const file = name.replaceAll(/[^\w-]+/g, '-').slice(0, 60)

  function download(): void {
    const address = URL.createObjectURL(new Blob([qrFile(drawing)], { type: 'image/svg+xml' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `fiacre-${file}.svg`
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <Button size="sm" variant="secondary" onClick={download}>
      {t('partner.tools.downloadQr')}
    </Button>
  )
}
