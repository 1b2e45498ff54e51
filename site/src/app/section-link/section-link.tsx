import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

type SectionLinkProps = {
  section: string
  /** The page that has it: the landing page unless told otherwise. */
  page?: '/' | '/destinations'
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** A link to a section of a page, from that page itself or from any other. */
export function SectionLink({ section, page = '/', children, ...attributes }: SectionLinkProps) {
  const [path] = useLocation()
  if (path === page) {
    return (
      <a {...attributes} href={`#${section}`}>
        {children}
      </a>
    )
  }
  return (
    <Link {...attributes} href={`${page}#${section}`}>
      {children}
    </Link>
  )
}
