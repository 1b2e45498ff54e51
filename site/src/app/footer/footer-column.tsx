import type { ReactNode } from 'react'

/** A column of the footer: its heading, and what one finds below it. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="site-footer__column">
      <h2 className="site-footer__title">{title}</h2>
      <ul className="site-footer__list">{children}</ul>
    </section>
  )
}
