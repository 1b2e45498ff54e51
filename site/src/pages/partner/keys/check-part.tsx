import type { CallInput, CallResult } from '@fiacre/sdk'
import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { useState, type SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { textOf } from '../form-text.ts'
import type { Partner } from '../partner-reads.ts'
import { usePartnerChange } from '../use-partner-change.ts'
import { useAgo } from './use-ago.ts'

type Checked = CallResult<'checkPartnerPage'>
type Finding = Checked['findings'][number]

const EXAMPLE = 'https://hotel.example/transfers'
const URL_MAX_LENGTH = 2048
const TONES = { good: 'positive', note: 'neutral', bad: 'danger' } as const
/** What a finding speaks of is written as in a page, in every language. */
const TAGS: { readonly [Code in Finding['code']]?: string } = {
  'element-missing': '<fiacre-booking>',
  'room-not-kept': '<link>',
}

/** What keeps the form from working on a page of the partner's. */
export function CheckPart({ partner }: { partner: Partner }) {
  const t = useT()
  const client = useClient()
  const [checked, setChecked] = useState<Checked>()
  const { send, isSending, wrong } = usePartnerChange({
    change: (body: CallInput<'checkPartnerPage'>['body']) => client.checkPartnerPage({ body }),
    onDone: setChecked,
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const url = textOf(new FormData(event.currentTarget), 'url')
    if (!isSending) send({ url })
  }

  const first = partner.origins.find((origin) => !origin.endsWith('*'))
  return (
    <Card as="section" className="fi-stack" aria-labelledby="partner-check" aria-busy={isSending}>
      <h2 className="fi-card__title" id="partner-check">
        {t('partner.check.title')}
      </h2>
      <p className="fi-muted">{t('partner.check.text')}</p>
      <form className="fi-stack" onSubmit={submit} noValidate>
        <Field
          label={t('partner.check.url')}
          error={wrong.has('url') && t('partner.check.wrong', { example: EXAMPLE })}
        >
          <TextInput
            name="url"
            type="url"
            autoComplete="url"
            maxLength={URL_MAX_LENGTH}
            defaultValue={first ?? ''}
          />
        </Field>
        <div>
          <Button
            type="submit"
            variant="secondary"
            loading={isSending}
            loadingLabel={t('partner.check.doing')}
          >
            {t('partner.check.do')}
          </Button>
        </div>
      </form>
      {checked && (
        <>
          <Banner
            tone={checked.isGood ? 'success' : 'warning'}
            live
            title={t(checked.isGood ? 'partner.check.good' : 'partner.check.bad')}
          />
          <ul className="partner-list">
            {checked.findings.map((finding) => (
              <FindingLine key={finding.code} finding={finding} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function FindingLine({ finding: { code, verdict, detail } }: { finding: Finding }) {
  const t = useT()
  const ago = useAgo()
  const isMoment = code === 'seen' || code === 'seen-refused'
  const values = {
    detail: isMoment && detail ? ago(detail) : (detail ?? ''),
    days: KEPT_DAYS.partnerSightings,
    tag: TAGS[code] ?? '',
  }
  return (
    <li>
      <p className="fi-cluster">
        <Badge tone={TONES[verdict]}>{t(`partner.check.verdict.${verdict}`)}</Badge>
        <span className="partner-address">{t(`partner.finding.${code}`, values)}</span>
      </p>
    </li>
  )
}
