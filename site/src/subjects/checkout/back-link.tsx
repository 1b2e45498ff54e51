import type { MouseEvent } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { Checkout } from './checkout.ts'
import { useLeave } from './use-leave.ts'
import { webAddress } from './web-address.ts'
import './back-link.css'

type BackLinkProps = { checkout: Checkout; leaveFor: (url: string) => void }

/**
 * The way back to the page that handed the traveller over, without having paid: that page is told, and has the journey again.
 * A plain link where the press does not come through.
 */
export function BackLink({ checkout, leaveFor }: BackLinkProps) {
  const t = useT()
  const leaving = useLeave(checkout, leaveFor, true)
  const { brand, backUrl, status } = checkout
  const href = webAddress(backUrl)
  if (!href) return null

  function leave(event: MouseEvent): void {
    // Into another tab or window it goes as any link does.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!leaving.isPending) leaving.mutate()
  }

  // Going back undoes no booking.
  const way = `payments.${status === 'open' ? 'cancelTo' : 'backTo'}.${brand.partner ? 'partner' : 'page'}`
  return (
    <a className="back-link" href={href} onClick={leave} aria-busy={leaving.isPending}>
      <Icon name="arrow-left" size="sm" />
      <span>{t(way, { partner: brand.name })}</span>
    </a>
  )
}
