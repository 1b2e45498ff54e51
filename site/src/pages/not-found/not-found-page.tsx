import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import './not-found-page.css'

/** For every address that is no page. */
export function NotFoundPage() {
  const t = useT()
  return (
    <div className="not-found fi-container">
      <div className="not-found__words">
        <p className="not-found__code">{t('notFound.code')}</p>
        <h1 className="fi-display">{t('notFound.title')}</h1>
        <p className="fi-lead">{t('notFound.text')}</p>
        <p>
          <Link href="/" asChild>
            <ButtonLink iconAfter="arrow-right">{t('notFound.home')}</ButtonLink>
          </Link>
        </p>
      </div>
      {/* A road that ends, and the wheel that came off on it. */}
      <svg className="not-found__art" viewBox="0 0 480 300" aria-hidden="true" focusable="false">
        <path className="not-found__road" d="M8 262H300" />
        <path className="not-found__road not-found__road--lost" d="M316 262H472" />
        <g transform="translate(196 168) rotate(14)">
          <circle r="88" />
          <circle r="76" />
          <path d="M0 -16V-76M9.4 -12.9L44.7 -61.5M15.2 -4.9L72.3 -23.5M15.2 4.9L72.3 23.5M9.4 12.9L44.7 61.5M0 16V76M-9.4 12.9L-44.7 61.5M-15.2 -4.9L-72.3 -23.5M-9.4 -12.9L-44.7 -61.5" />
          <circle className="not-found__hub" r="16" />
        </g>
      </svg>
    </div>
  )
}
