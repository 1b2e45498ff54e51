import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CopyButton } from '../../../subjects/payment/copy-button.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import type { Grades } from './webhook-reads.ts'

type Grade = Grades['grades'][number]

/** What a receiver did with each request, what it should have done, and how to send it again. */
export function GradesPart({ grades: { isGood, grades } }: { grades: Grades }) {
  const t = useT()
  return (
    <section className="fi-stack" aria-label={t('partner.hooks.grades')}>
      <Banner
        tone={isGood ? 'success' : 'warning'}
        live
        title={t(isGood ? 'partner.hooks.good' : 'partner.hooks.notGood')}
      />
      <ol className="partner-list">
        {grades.map((grade) => (
          <GradeLine key={grade.name} grade={grade} />
        ))}
      </ol>
    </section>
  )
}

function GradeLine({ grade }: { grade: Grade }) {
  const t = useT()
  const { name, isGood, wants, outcome, status, answer, durationMs, curl } = grade
  const what = t(`partner.hooks.grade.${name}`)
  return (
    <li>
      <p className="fi-cluster">
        <Badge tone={isGood ? 'positive' : 'danger'}>
          {t(isGood ? 'partner.hooks.right' : 'partner.hooks.wrong')}
        </Badge>
        <strong>{what}</strong>
        <span className="fi-small fi-muted">
          {status === null ? t(`partner.hooks.outcome.${outcome}`) : status}, {durationMs} ms
        </span>
      </p>
      {!isGood && <p>{t(`partner.hooks.wants.${wants}`)}</p>}
      {!isGood && answer !== '' && <pre className="partner-code">{answer}</pre>}
      {!isGood && (
        <details>
          <summary>{t('partner.hooks.repeat')}</summary>
          <pre className="partner-code">{curl}</pre>
          <CopyButton text={curl} label={t('partner.hooks.copyCurl', { what })} />
        </details>
      )}
    </li>
  )
}
