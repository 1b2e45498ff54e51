import { useState, type ReactNode } from 'react'

/** A part of a record that is opened when it is wanted; what stands in it is made then. */
export function RecordMore({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="admin-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="fi-subheading">{title}</summary>
      {isOpen && <div className="admin-more__inside">{children}</div>}
    </details>
  )
}
