import type { CallResult } from '@fiacre/sdk'
import { RATING_WORDS_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'

const STARS = ['5', '4', '3', '2', '1'] as const

type RateRideProps = {
  bookingId: number
  leg: CallResult<'listBookingRides'>['rides'][number]['leg']
}

/** How the ride was: one to five stars, and what the traveller likes to say of it. */
export function RateRide({ bookingId, leg }: RateRideProps) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const [stars, setStars] = useState<(typeof STARS)[number]>()
  const [words, setWords] = useState('')
  const rate = useLatestMutation({
    mutationFn: (body: { stars: number; words: string | null }) =>
      client.rateRide({ path: { id: bookingId, leg }, body }),
    async onSuccess() {
      notify({ title: t('booking.rate.thanks') })
      await cache.invalidateQueries({ queryKey: [`/api/bookings/${bookingId}`, 'rides'] })
    },
    onError(error) {
      const description = errorText(error, t('tryAgain'))
      notify({ title: t('booking.rate.failed'), description, variant: 'destructive' })
    },
  })
  return (
    <form
      className="fi-stack fi-stack--tight"
      onSubmit={(event) => {
        event.preventDefault()
        if (stars) rate.mutate({ stars: Number(stars), words: words.trim() || null })
      }}
    >
      <RadioGroup
        legend={t('booking.rate.legend')}
        choices={STARS.map((value) => ({ value, label: t('booking.rate.stars', { count: Number(value) }) }))}
        value={stars}
        onChange={setStars}
      />
      <Field label={t('booking.rate.words')} hint={t('booking.rate.hint')} optionalLabel={t('optional')}>
        <TextArea
          rows={3}
          maxLength={RATING_WORDS_MAX_LENGTH}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="sm" resting={!stars} loading={rate.isPending}>
        {t('booking.rate.send')}
      </Button>
    </form>
  )
}
