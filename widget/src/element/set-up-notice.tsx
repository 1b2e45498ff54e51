import type { TextId } from '../locales/text-id.ts'
import { createTranslator } from '../locales/translator.ts'
import type { Announce } from './element-events.ts'
import { isInDevelopment, pageOrigin, warnOwner } from './page-owner.ts'
import type { Catalogue } from './element-texts.ts'

/** What the form gives way to where it cannot be used: why, and the way to our own site. */
export function SetUpNotice({
  catalogue,
  origin,
  problem,
}: {
  catalogue: Catalogue
  origin: string
  problem: string
}) {
  const text = createTranslator<TextId>(catalogue)
  const isMissing = problem === MISSING
  // Whoever builds the page is told which page; a traveller has nothing to do with it.
  const isOrigin = problem === 'ORIGIN_NOT_ALLOWED' && isInDevelopment(location.hostname)
  const refused = isOrigin ? 'setUpOriginDescription' : 'setUpRefusedDescription'
  return (
    <div className="fi-banner fi-banner--warning fi-embedded__notice" part="notice" role="alert">
      <div className="fi-banner__body">
        <div className="fi-banner__text">
          <p className="fi-banner__title">{text.t(isMissing ? 'setUpMissing' : 'setUpRefused')}</p>
          <p className="fi-banner__message">
            {text.t(isMissing ? 'setUpMissingDescription' : refused, {
              code: problem,
              origin: pageOrigin(),
            })}
          </p>
        </div>
        <a className="fi-button fi-button--secondary fi-button--sm" href={`${origin}/`} target="_top">
          {text.t('setUpLink')}
        </a>
      </div>
    </div>
  )
}

const MISSING = 'PARTNER_KEY_MISSING'

const REMEDIES: Readonly<Record<string, string>> = {
  [MISSING]: 'The booking form needs your partner key: <script src="…/fiacre.js" data-partner="pk_…">.',
  SECRET_KEY_IN_BROWSER:
    'A secret key stands on this page, where everybody can read it; nothing was sent with it. Put the publishable key (pk_…) there, and rotate the secret one.',
}

/** Tells the page's owner, once for all elements, what to mend. */
export function tellSetUp(announce: Announce, code: string): void {
  const message = REMEDIES[code] ?? code
  announce('fiacre:error', { code, message })
  warnOwner(code, message)
}
