export type PlaceFieldName = 'pickupLocation' | 'destination'
