import type { Booking, CallResult } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { passOn } from '../../base/browser/pass-on.ts'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

type Ride = CallResult<'listBookingRides'>['rides'][number]

/** A link for the person who waits: made, given away by whatever the phone shares with, and taken back. */
export function ShareRide({ booking, ride }: { booking: Booking; ride: Ride }) {
  const t = useT()
  const client = useClient()
  const notify = useNotify()
  const [url, setUrl] = useState<string>()
  const path = { id: booking.id, leg: ride.leg }
  const share = useShareChange(booking.id, async () => {
    const made = await client.shareRide({ path })
    setUrl(made.url)
    await passOn(made.url)
  })
  const end = useShareChange(booking.id, async () => {
    await client.endRideSharing({ path })
    setUrl(undefined)
    notify({ title: t('booking.share.ended') })
  })
  return (
    <div className="fi-stack fi-stack--tight">
      <p className="fi-small fi-muted">{t('booking.share.text')}</p>
      {url && (
        <Field label={t('booking.share.link')}>
          <TextInput readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
      )}
      <div className="fi-cluster">
        <Button size="sm" variant="secondary" loading={share.isPending} onClick={() => share.mutate()}>
          {t(ride.sharedLinks > 0 ? 'booking.share.another' : 'booking.share.make')}
        </Button>
        {ride.sharedLinks > 0 && (
          <Button size="sm" variant="quiet" loading={end.isPending} onClick={() => end.mutate()}>
            {t('booking.share.end', { count: ride.sharedLinks })}
          </Button>
        )}
      </div>
    </div>
  )
}

function useShareChange(bookingId: number, change: () => Promise<void>) {
  const t = useT()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  return useLatestMutation<void>({
    mutationFn: change,
    onError(error) {
      const description = errorText(error, t('tryAgain'))
      notify({ title: t('booking.share.failed'), description, variant: 'destructive' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [`/api/bookings/${bookingId}`, 'rides'] }),
  })
}
