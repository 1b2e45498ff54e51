export type PlaceField = 'pickupLocation' | 'destination'
