import type { ReactNode } from 'react'
import { useExpectedStatus } from '../../subjects/session/use-expected-status.ts'
import { SectionLink } from './section-link.tsx'

type ServicesLinkProps = { className?: string; onClick?: () => void; children: ReactNode }

/** A link to the services: on the landing page, or for whoever is signed in, and so has none, at the foot of the destinations. */
export function ServicesLink(props: ServicesLinkProps) {
  const page = useExpectedStatus() === 'signed-in' ? '/destinations' : '/'
  return <SectionLink page={page} section="services" {...props} />
}
