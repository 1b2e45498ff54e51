import type { CallResult } from '@fiacre/sdk'
import { RATING_REPLY_REQUEST_REPLY_MAX_LENGTH, RATINGS } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { dateFormat, numberFormat } from '../../base/i18n/formats.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { FormActions } from './form-actions.tsx'
import { textOf } from './form-text.ts'
import { ratingsQuery } from './ratings-read.ts'
import { useReply } from './use-reply.ts'

type Ratings = CallResult<'listCarrierRatings'>
type Rating = Ratings['ratings'][number]

const MOST_STARS = 5

/** What travellers say of the carrier, and what it answers. */
export function RatingsPart() {
  const t = useT()
  const id = useId()
  const query = useQuery(ratingsQuery(useClient()))
  const { data } = query
  return (
    <Card as="section" className="fi-stack" aria-labelledby={id}>
      <h2 className="fi-card__title" id={id}>
        {t('carrier.ratings')}
      </h2>
      <p className="fi-small fi-muted">{t('carrier.ratings.lead', { days: RATINGS.carrierSeesAfterDays })}</p>
      {query.isError && (
        <LoadFailed title={t('carrier.ratings.loadFailed')} text={t('carrier.tryAgain')} query={query} />
      )}
      {query.isPending && <Spinner label={t('carrier.loading')} />}
      {data && <Average average={data.average} />}
      {data?.ratings.length === 0 && <p className="fi-muted">{t('carrier.ratings.none')}</p>}
      {data && data.ratings.length > 0 && (
        <ul className="carrier-list">
          {data.ratings.map((rating) => (
            <RatingRow key={rating.id} rating={rating} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Average({ average }: { average: Ratings['average'] }) {
  const t = useT()
  const { language } = useLanguage()
  const number = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (!average) return <p>{t('carrier.ratings.tooFew', { count: RATINGS.average.from })}</p>
  return (
    <p>
      {t('carrier.ratings.average', {
        average: number.format(average.average),
        most: MOST_STARS,
        count: average.count,
        months: RATINGS.average.months,
      })}
    </p>
  )
}

function RatingRow({ rating }: { rating: Rating }) {
  const t = useT()
  const { language } = useLanguage()
  const [isAnswering, setAnswering] = useState(false)
  const month = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <li>
      <p>
        <strong>{t('carrier.ratings.stars', { count: rating.stars })}</strong>{' '}
        <span className="fi-small fi-muted">{month.format(new Date(`${rating.month}-01T00:00:00Z`))}</span>
      </p>
      {rating.words && <blockquote className="carrier-quote">{rating.words}</blockquote>}
      {rating.reply && (
        <div>
          <p className="fi-small fi-muted">{t('carrier.ratings.reply')}</p>
          <blockquote className="carrier-quote">{rating.reply}</blockquote>
          {rating.replyState && (
            <p className="fi-small fi-muted">
              {t(`carrier.ratings.${rating.replyState}`, {
                why: rating.replyReason ? t(`carrier.ratings.why.${rating.replyReason}`) : '',
              })}
            </p>
          )}
        </div>
      )}
      {rating.words && !rating.reply && !isAnswering && (
        <Button size="sm" variant="secondary" onClick={() => setAnswering(true)}>
          {t('carrier.ratings.answer')}
        </Button>
      )}
      {isAnswering && <ReplyForm id={rating.id} onDone={() => setAnswering(false)} />}
    </li>
  )
}

function ReplyForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT()
  const { send, isSending } = useReply(onDone)
  const [problem, setProblem] = useState<string>()
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending) return
    const reply = textOf(new FormData(event.currentTarget), 'reply')
    if (reply === '') return setProblem(t('carrier.ratings.empty'))
    setProblem(undefined)
    send({ id, reply })
  }
  return (
    <form className="fi-stack fi-stack--tight" onSubmit={submit} noValidate>
      <Field label={t('carrier.ratings.reply')} hint={t('carrier.ratings.replyHint')} error={problem}>
        <TextInput name="reply" autoComplete="off" maxLength={RATING_REPLY_REQUEST_REPLY_MAX_LENGTH} />
      </Field>
      <FormActions label={t('carrier.ratings.send')} isSending={isSending} onCancel={onDone} />
    </form>
  )
}
