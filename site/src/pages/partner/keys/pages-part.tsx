import { etagOf, type CallInput } from '@fiacre/sdk'
import type { SubmitEvent } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { linesOf } from '../form-text.ts'
import { mayDevelop } from '../may-develop.ts'
import type { Partner } from '../partner-reads.ts'
import { usePartnerChange } from '../use-partner-change.ts'

/** What addresses look like, in every language. */
const EXAMPLES = {
  site: 'https://hotel.example',
  page: 'https://hotel.example/booked',
  local: 'http://localhost:*',
}

/** Which pages may use the keys, and where travellers may be sent back to. */
export function PagesPart({ partner }: { partner: Partner }) {
  const t = useT()
  const client = useClient()
  const ifMatch = etagOf(partner)
  const { send, isSending, wrong } = usePartnerChange({
    change: (body: CallInput<'savePartnerPages'>['body']) =>
      client.savePartnerPages({ body, ...(ifMatch && { ifMatch }) }),
    partnerOf: (changed) => changed,
    done: t('partner.saved'),
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    send({ origins: linesOf(form, 'origins'), returnUrls: linesOf(form, 'returnUrls') })
  }

  return (
    <Card as="section" aria-labelledby="partner-pages">
      <form className="fi-stack" onSubmit={submit} noValidate>
        <h2 className="fi-card__title" id="partner-pages">
          {t('partner.pages')}
        </h2>
        <Field
          label={t('partner.origins')}
          hint={t('partner.originsHint', EXAMPLES)}
          error={wrong.has('origins') && t('partner.originsWrong', EXAMPLES)}
        >
          <TextArea name="origins" rows={3} defaultValue={partner.origins.join('\n')} />
        </Field>
        <Field
          label={t('partner.returnUrls')}
          hint={t('partner.returnUrlsHint')}
          error={wrong.has('returnUrls') && t('partner.returnUrlsWrong', EXAMPLES)}
        >
          <TextArea name="returnUrls" rows={2} defaultValue={partner.returnUrls.join('\n')} />
        </Field>
        {mayDevelop(partner) && (
          <div>
            <Button type="submit" loading={isSending} loadingLabel={t('partner.saving')}>
              {t('partner.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
