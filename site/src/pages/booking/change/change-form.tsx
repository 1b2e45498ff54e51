import type { Booking } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { vehicleTypesQuery } from '../../../base/api/queries.ts'
import { BookingLines } from '../../../subjects/booking/booking-lines.tsx'
import { bookingPath } from '../../../subjects/booking/booking-path.ts'
import { useT, useTranslator } from '../../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx'
import type { Outcome } from '../outcome.ts'
import { useLevelWords } from '../../../subjects/booking/use-level-words.ts'
import { useRefundWords } from '../use-refund-words.ts'
import { PartyFields, TimeFields, type ChangeFormPart } from './change-fields.tsx'
import { ChangePrice } from './change-price.tsx'
import { changeDraft, followed, valuesOf } from './change-values.ts'
import { askedField } from './change-path.ts'
import { problemPointers } from './problem-pointers.ts'
import { DriverFields, ExtrasFields } from './extras-fields.tsx'
import { useChange } from './use-change.ts'

type ChangeFormProps = {
  booking: Booking
  leaveFor: (url: string) => void
  onDone: (outcome: Outcome) => void
}

/** All that can be changed, and beside it at any moment what that would cost. */
export function ChangeForm({ booking, leaveFor, onDone }: ChangeFormProps) {
  const t = useT()
  const { say } = useTranslator()
  const level = useLevelWords()
  const refund = useRefundWords(booking)
  const [shown, setShown] = useState(booking)
  const [values, setValues] = useState(() => valuesOf(booking))
  // What was changed elsewhere is not to be taken back by fields that nobody has touched here.
  if (shown !== booking) {
    setShown(booking)
    setValues(followed(values, valuesOf(shown), valuesOf(booking)))
  }
  const { data: classes } = useQuery(vehicleTypesQuery(useClient()))
  const chosen = classes?.find(({ id }) => id === values.vehicleTypeId)
  const draft = changeDraft(booking, values)
  const change = useChange({ booking, draft, leaveFor, onDone })
  const { data, error } = change.preview
  const errors = problemPointers(error ?? change.error)
  const form = useAskedField()
  const part: ChangeFormPart = {
    booking,
    values,
    errorOf(...fields) {
      const found = fields.flatMap((field) => errors[field] ?? [])[0]
      return found && say(found)
    },
    onChange: (changes) => setValues((now) => ({ ...now, ...changes })),
  }
  return (
    <div className="booking__columns">
      <Card tone="lifted" className="change-form" ref={form}>
        <ChangeGroup title={t('booking.when')}>
          <TimeFields {...part} />
        </ChangeGroup>
        <ChangeGroup title={t('booking.who')}>
          <PartyFields {...part} />
          <ExtrasFields {...part} />
        </ChangeGroup>
        <ChangeGroup title={t('booking.forDriver')}>
          <DriverFields {...part} />
        </ChangeGroup>
        <div className="change-form__group">
          <RadioGroup
            legend={t('bookings.accessLevel')}
            value={values.accessLevel}
            onChange={(accessLevel) => part.onChange({ accessLevel })}
            choices={(['saver', 'flexible'] as const).map((value) => ({
              value,
              label: t(`bookings.level.${value}`),
              description: `${refund(value)} ${level.changes(value)}`,
            }))}
          />
        </div>
      </Card>
      <Card as="section" className="change-summary fi-stack" aria-labelledby="change-price">
        <h2 className="fi-subheading" id="change-price">
          {t('booking.newPrice')}
        </h2>
        {draft ? (
          <ChangePrice booking={booking} change={change} />
        ) : (
          <>
            <p className="fi-muted">{t('booking.nothingChanged')}</p>
            <Link href={bookingPath(booking.id)} asChild>
              <ButtonLink variant="secondary" wide>
                {t('booking.leaveUnchanged')}
              </ButtonLink>
            </Link>
          </>
        )}
        {data && data.lines.length > 0 && (
          <details className="change-lines">
            <summary>{t('booking.showLines')}</summary>
            <BookingLines
              lines={data.lines}
              totalCents={data.totalAfterCents}
              journey={{ ...booking, vehicleType: chosen ?? booking.vehicleType }}
            />
          </details>
        )}
      </Card>
    </div>
  )
}

function ChangeGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="fi-stack change-form__group">
      <h2 className="fi-subheading">{title}</h2>
      {children}
    </section>
  )
}

/** Turns to the field that the address names, once. */
function useAskedField() {
  const form = useRef<HTMLDivElement>(null)
  const field = askedField(useSearch())
  useEffect(() => {
    if (field === null) return
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
    ;[...inputs].find(({ name }) => name === field)?.focus()
  }, [field])
  return form
}
