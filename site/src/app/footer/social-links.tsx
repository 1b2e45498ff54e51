import type { ClientSettings } from '@fiacre/sdk'
import type { ReactNode } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import { BRAND } from '../../subjects/brand/brand.ts'
import './social-links.css'

type Network = ClientSettings['socialLinks'][number]['network']

/** In the hand of our icons, on their grid. */
const NETWORKS: Record<Network, { name: string; drawing: ReactNode }> = {
  linkedin: {
    name: 'LinkedIn',
    drawing: <path d="M5 10v9M5 5.5h.01M10 19v-9M10 13.5c.6-2.3 2.2-3.5 4.3-3.5 2.7 0 4.2 1.7 4.2 4.7V19" />,
  },
  instagram: {
    name: 'Instagram',
    drawing: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M16.7 7.3h.01" />
      </>
    ),
  },
  facebook: { name: 'Facebook', drawing: <path d="M11 21v-11c0-3.5 1.6-5.5 5.5-5.5M7 12.5h8" /> },
  x: { name: 'X', drawing: <path d="M4.5 4h3.7l11.3 16h-3.7ZM19 4l-6.3 7.1M11.1 12.9 5 20" /> },
  youtube: {
    name: 'YouTube',
    drawing: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="m10.3 9.5 4.7 2.5-4.7 2.5Z" />
      </>
    ),
  },
  tiktok: {
    name: 'TikTok',
    drawing: <path d="M13 3.5V15.7a3.9 3.9 0 1 1-3.9-3.9M13 4c.4 2.9 2.2 4.7 5.5 5" />,
  },
}

/** Where else we can be followed; nothing where nobody has said. */
export function SocialLinks() {
  const t = useT()
  const { socialLinks } = useClientSettings()
  if (socialLinks.length === 0) return null
  return (
    <ul className="social-links" aria-label={t('shell.follow', { brand: BRAND.name })}>
      {socialLinks.map(({ network, url }) => (
        <li key={url}>
          <a className="social-links__link" href={url} rel="noopener" aria-label={NETWORKS[network].name}>
            <svg className="fi-icon fi-icon--lg" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              {NETWORKS[network].drawing}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
