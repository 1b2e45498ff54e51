import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { qrDrawing, qrFile } from './qr-drawing.ts'

/** A link as a QR code, and as a file to print. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const t = useT()
  const { size, path } = qrDrawing(text)
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
      <Download text={text} name={name} />
    </div>
  )
}

function Download({ text, name }: { text: string; name: string }) {
  const t = useT()
  const file = name.replaceAll(/[^\w-]+/g, '-').slice(0, 60)

  function download(): void {
    const address = URL.createObjectURL(new Blob([qrFile(text)], { type: 'image/svg+xml' }))
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
