/**
 * What can be filled in from a page's script: the form's fields, or the attributes that stand for them. Spelt out, so that the
 * element's types bring none of the form's along.
 */
export type FiacrePrefill = {
  readonly [
    Name in
      | 'pickup'
      | 'pickupLocation'
      | 'destination'
      | 'date'
      | 'pickupDate'
      | 'time'
      | 'pickupTime'
      | 'isRoundTrip'
      | 'returnDate'
      | 'returnTime'
      | 'passengers'
      | 'vehicle'
      | 'specialRequests'
  ]?: string | number | boolean | null
}
