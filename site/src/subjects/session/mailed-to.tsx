import type { ReactNode } from 'react'
import './mailed-to.css'

type MailedToProps = {
  /** What was sent; the address follows it. */
  text: string
  email: string
  /** What to do with it, and where to look when it is not there. */
  children: ReactNode
}

/** Where a mail went. */
export function MailedTo({ text, email, children }: MailedToProps) {
  return (
    <div className="mailed-to">
      <p>
        {text} <strong className="mailed-to__address">{email}</strong>
      </p>
      <p className="fi-muted">{children}</p>
    </div>
  )
}
