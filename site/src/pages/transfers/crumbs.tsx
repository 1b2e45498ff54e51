import { Link } from 'wouter'
import type { Crumb } from '../../base/page/about.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import './crumbs.css'

/** The pages above this one. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT()
  return (
    <nav className="crumbs" aria-label={t('transfers.crumbs')}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
