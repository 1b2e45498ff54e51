import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { DateInput } from '../date-time-input/date-input.tsx'
import { TimeInput } from '../date-time-input/time-input.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { Field } from '../field/field.tsx'
import { Segmented } from '../segmented/segmented.tsx'
import { Select } from '../select/select.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { BOOKING_TEXTS, type BookingTexts } from './booking-texts.ts'

/** A booking form made of our parts: not the real one, but what the parts must look like together. */
export function BookingCard({ texts = BOOKING_TEXTS.en }: { texts?: BookingTexts }) {
  const [trip, setTrip] = useState<'one-way' | 'round-trip'>('one-way')
  const [passengers, setPassengers] = useState(2)
  return (
    <Card as="section" tone="lifted" className="fi-stack">
      <Segmented
        legend={texts.tripType}
        value={trip}
        onChange={setTrip}
        choices={[
          { value: 'one-way', label: texts.oneWay, icon: 'arrow-right' },
          { value: 'round-trip', label: texts.roundTrip, icon: 'swap' },
        ]}
      />
      <Field label={texts.pickup}>
        <TextInput icon="plane" defaultValue="Geneva Airport (GVA), Switzerland" autoComplete="off" />
      </Field>
      <Field label={texts.destination}>
        <TextInput icon="pin" placeholder={texts.destinationExample} autoComplete="off" />
      </Field>
      <div className="fi-field-row">
        <Field label={texts.date}>
          <DateInput defaultValue="2026-05-14" />
        </Field>
        <Field label={texts.time}>
          <TimeInput defaultValue="14:30" />
        </Field>
      </div>
      <div className="fi-field-row">
        <Field label={texts.vehicle}>
          <Select icon="car" defaultValue="business">
            <option value="business">{texts.vehicleChoice}</option>
          </Select>
        </Field>
        <Field label={texts.passengers}>
          <Stepper
            value={passengers}
            onChange={setPassengers}
            min={1}
            max={4}
            decreaseLabel={texts.fewer}
            increaseLabel={texts.more}
          />
        </Field>
      </div>
      <Card tone="sunken" compact>
        <DescriptionList
          items={[
            { term: texts.distance, details: '88.4 km' },
            { term: texts.duration, details: '1 h 12 min' },
            { term: texts.total, details: '€184.00', total: true },
          ]}
        />
      </Card>
      <Button size="lg" wide iconAfter="arrow-right">
        {texts.book}
      </Button>
    </Card>
  )
}
