import type { CallInput } from '@fiacre/sdk'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { plainDay } from '../../../base/i18n/local-times.ts'
import { countryName } from '../../../subjects/traveller/country-names.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { adminPath } from '../admin-address.ts'
import { useAdminChange } from '../use-admin-change.ts'
import { useKeys } from '../use-keys.ts'
import { useMay } from '../use-may.ts'
import type { PaperToReview } from './carrier-reads.ts'
import { PaperFile } from './paper-file.tsx'
import './paper-review.css'

type Rejection = NonNullable<CallInput<'decidePaper'>['body']['rejection']>

const REJECTIONS: readonly Rejection[] = [
  'unreadable',
  'wrong-kind',
  'wrong-name',
  'wrong-number',
  'wrong-dates',
  'expired',
  'not-accepted',
]

/** One paper beside what the carrier says of it. A accepts it, R asks for the reason, and a digit gives it. */
export function PaperReview({
  waiting: { paper, carrierId, carrierName, subjectName },
}: {
  waiting: PaperToReview
}) {
  const t = useT()
  const { language } = useLanguage()
  const client = useClient()
  const mayDecide = useMay()('operations')
  const [isRefusing, setRefusing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const change = useAdminChange({
    change: (rejection: Rejection | null) =>
      client.decidePaper({
        path: { paperId: paper.id },
        body: { decision: rejection === null ? 'approve' : 'reject', rejection },
      }),
    done: { title: t('carriers.decided') },
    failed: { title: t('carriers.notDecided'), description: t('admin.failedText') },
  })
  const decide = (rejection: Rejection | null) => {
    if (mayDecide && !change.isPending) change.mutate(rejection)
  }
  const digits = REJECTIONS.map(
    (each, at) => [String(at + 1), isRefusing ? () => decide(each) : undefined] as const,
  )
  useKeys({ a: () => decide(null), r: () => setRefusing(true), ...Object.fromEntries(digits) }, 0)
  // The next paper is read out, and keys go on from it.
  useEffect(() => heading.current?.focus(), [])

  return (
    <article className="admin-paper">
      <div className="admin-paper__facts fi-stack">
        <h2 className="fi-subheading" ref={heading} tabIndex={-1}>
          {t(`admin.paper.${paper.kind}`)}
        </h2>
        <DescriptionList
          items={[
            {
              term: t('carriers.one'),
              details: (
                <Link className="admin-link" href={adminPath({ tab: 'carriers', open: carrierId })}>
                  {carrierName ?? t('carriers.unnamed')}
                </Link>
              ),
            },
            { term: t('carriers.whose'), details: subjectName ?? t('carriers.itself') },
            { term: t('carriers.country'), details: countryName(paper.countryCode, language) },
            { term: t('carriers.number'), details: paper.number },
            {
              term: t('carriers.issued'),
              details: paper.issuedOn ? plainDay(paper.issuedOn, language) : '–',
            },
            {
              term: t('carriers.until'),
              details: paper.expiresOn ? plainDay(paper.expiresOn, language) : t('carriers.endless'),
            },
          ]}
        />
        {mayDecide && (
          <div className="fi-cluster">
            <Button loading={change.isPending} aria-keyshortcuts="a" onClick={() => decide(null)}>
              {t('carriers.accept')} <kbd aria-hidden="true">A</kbd>
            </Button>
            <Button
              variant="secondary"
              aria-expanded={isRefusing}
              aria-keyshortcuts="r"
              onClick={() => setRefusing(!isRefusing)}
            >
              {t('carriers.refuse')} <kbd aria-hidden="true">R</kbd>
            </Button>
          </div>
        )}
        {isRefusing && (
          <fieldset className="admin-decisions" aria-label={t('carriers.whyRefused')}>
            {REJECTIONS.map((each, at) => (
              <Button
                key={each}
                size="sm"
                variant="secondary"
                aria-keyshortcuts={String(at + 1)}
                onClick={() => decide(each)}
              >
                {t(`carriers.rejection.${each}`)} <kbd aria-hidden="true">{at + 1}</kbd>
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <PaperFile fileId={paper.fileId} />
    </article>
  )
}
