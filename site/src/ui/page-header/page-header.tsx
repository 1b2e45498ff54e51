import type { ReactNode } from 'react'
import './page-header.css'

type PageHeaderProps = {
  title: ReactNode
  /** A short line above the title: where one is. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Buttons that belong to the whole page. */
  actions?: ReactNode
}

/** The top of a screen: its one `h1`, what it is for, and its actions. */
export function PageHeader({ title, eyebrow, lead, actions }: PageHeaderProps) {
  return (
    <header className="fi-page-header">
      <div className="fi-page-header__text">
        {eyebrow && <p className="fi-eyebrow">{eyebrow}</p>}
        <h1 className="fi-display">{title}</h1>
        {lead && <p className="fi-lead">{lead}</p>}
      </div>
      {actions && <div className="fi-cluster">{actions}</div>}
    </header>
  )
}
