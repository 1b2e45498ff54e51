import { useState } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import type { Carrier, Due } from './carrier-reads.ts'
import { PaperForm } from './paper-form.tsx'
import { useDueWords } from './use-due-words.ts'

const TONES = { submitted: 'warning', approved: 'positive', rejected: 'danger', expired: 'neutral' } as const

const keyOf = ({ subjectId, paper }: Pick<Due, 'subjectId' | 'paper'>) => `${subjectId} ${paper}`

/** The papers that are due, each to be handed in here, and those that were. */
export function PapersPart({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const words = useDueWords(carrier)
  const [open, setOpen] = useState<string>()
  const due = carrier.due.filter(({ code }) => code === 'paper')
  return (
    <Card as="section" className="fi-stack" aria-labelledby="carrier-papers">
      <h2 className="fi-card__title" id="carrier-papers">
        {t('carrier.papers')}
      </h2>
      <p className="fi-muted">{t('carrier.papersText')}</p>
      <ul className="carrier-list">
        {due.map((each) => (
          <li key={keyOf(each)}>
            <p>{words(each)}</p>
            {open === keyOf(each) ? (
              <PaperForm due={each} onDone={() => setOpen(undefined)} country={carrier.details.countryCode} />
            ) : (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('carrier.handInPaper', { paper: words(each) })}
                onClick={() => setOpen(keyOf(each))}
              >
                {t('carrier.handIn')}
              </Button>
            )}
          </li>
        ))}
        {carrier.papers.map((paper) => (
          <li key={paper.id}>
            <p>
              {words({
                code: 'paper',
                field: null,
                subject: paper.subject,
                subjectId: paper.vehicleId ?? paper.driverId,
                paper: paper.kind,
                blocks: 'rides',
                until: null,
              })}{' '}
              <Badge tone={TONES[paper.state]}>{t(`carrier.paperState.${paper.state}`)}</Badge>
            </p>
            <p className="fi-small fi-muted">
              {paper.number} {paper.expiresOn && t('carrier.until', { day: paper.expiresOn })}{' '}
              {paper.rejection && t(`carrier.rejection.${paper.rejection}`)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
