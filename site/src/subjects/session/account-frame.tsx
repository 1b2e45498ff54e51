import type { ReactNode } from 'react'
import { CarriageArt } from './carriage-art.tsx'
import './account-frame.css'

type AccountFrameProps = {
  /** What the account is opened for, above the title. */
  above?: ReactNode
  /** The same on a wide screen, where it has room beside the form. */
  beside?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** What stands below the form: the ways to other pages. */
  foot?: ReactNode
}

/** The page of a form that opens an account: the form, and beside it on a wide screen the carriage. */
export function AccountFrame({ above, beside, title, lead, children, foot }: AccountFrameProps) {
  return (
    <div className="account-frame">
      <div className="account-frame__sheet">
        <div className="account-frame__form">
          {above && <div className={beside ? 'account-frame__above' : undefined}>{above}</div>}
          <header className="account-frame__head">
            <h1 className={above ? 'fi-heading account-frame__title' : 'fi-display'}>{title}</h1>
            {lead && <p className="fi-muted">{lead}</p>}
          </header>
          {children}
          {foot && <div className="account-frame__foot">{foot}</div>}
        </div>
      </div>
      <div className="account-frame__picture">
        <div className={beside ? 'account-frame__art account-frame__art--beside' : 'account-frame__art'}>
          {beside}
          <CarriageArt />
        </div>
      </div>
    </div>
  )
}
