import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useTransferFormat } from './use-transfer-format.ts'
import './ride-list.css'

type RideLinkProps = {
  path: string
  name: string
  fromPriceCents: number
  /** Whether the first screen of a phone is full without it. */
  isBelow?: boolean
  /** What is said beside the name. */
  children: ReactNode
}

/** A row of a list of rides: where it leads, a word on it, and from which price on. */
export function RideLink({ path, name, fromPriceCents, isBelow = false, children }: RideLinkProps) {
  const t = useT()
  const format = useTransferFormat()
  return (
    <li className={isBelow ? 'fi-below' : undefined}>
      <Link href={path} className="ride-list__ride">
        <span className="ride-list__name">{name}</span>
        <span className="ride-list__drive fi-muted">{children}</span>
        <span className="ride-list__price fi-figures">
          {t('transfers.fromPrice', { price: format.price(fromPriceCents) })}
        </span>
      </Link>
    </li>
  )
}
