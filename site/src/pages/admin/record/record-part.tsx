import { useId, type ReactNode } from 'react'

/** A part of a record under its heading. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="admin-record__part" aria-labelledby={id}>
      <h3 className="fi-subheading" id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}
