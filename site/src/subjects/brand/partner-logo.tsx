import { useState } from 'react'
import type { PartnerBrand } from './use-brand.ts'
import './partner-logo.css'

/** Paths of our own host, as the service stores logos; nothing else is fetched. */
const OWN_PATH = /^\/(?!\/)\S*$/

/** A partner's logo, or the name where there is none or it cannot be had. */
export function PartnerLogo({ brand }: { brand: Pick<PartnerBrand, 'name' | 'logoUrl'> }) {
  const [missing, setMissing] = useState<string | null>(null)
  const { name, logoUrl } = brand
  if (!logoUrl || logoUrl === missing || !OWN_PATH.test(logoUrl)) {
    return <span className="partner-logo__name">{name}</span>
  }
  return <img className="partner-logo" src={logoUrl} alt={name} onError={() => setMissing(logoUrl)} />
}
