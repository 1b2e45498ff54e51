import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

type SectionLinkProps = { section: string; className?: string; onClick?: () => void; children: ReactNode }

/** A link to a section of the landing page, from that page itself or from any other. */
export function SectionLink({ section, children, ...attributes }: SectionLinkProps) {
  const [path] = useLocation()
  if (path === '/') {
    return (
      <a {...attributes} href={`#${section}`}>
        {children}
      </a>
    )
  }
  return (
    <Link {...attributes} href={`/#${section}`}>
      {children}
    </Link>
  )
}
