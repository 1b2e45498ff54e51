/** The five classes of the fleet, spec section 3, as the drawings name them. */
export const VEHICLE_NAMES = ['economy', 'business', 'premium', 'van', 'minibus'] as const

export type VehicleName = (typeof VEHICLE_NAMES)[number]

/** Whether a class has a drawing. */
export function isVehicleName(name: string): name is VehicleName {
  return VEHICLE_NAMES.some((drawn) => drawn === name)
}

/** A side view facing right, on a 360 × 150 canvas with the ground at y = 140. Paths are SVG path data. */
export type VehicleShape = {
  body: string
  /** The dark strip between the wheels, which lifts the body off the road. */
  rocker: string
  glass: string
  /** Posts between the windows, in the body's colour. */
  pillars: string
  /** Light falling on the front window. */
  shine: string
  /** The crease along the flank, lit from above. */
  shoulder: string
  /** Door gaps, fine and dark. */
  seams: string
  /** Door handles and trim. */
  trim: string
  /** Centre of the wing mirror. */
  mirror: { x: number; y: number }
  headlamp: string
  tailLamp: string
  wheels: { x: number; radius: number; archRadius: number }[]
}

/** Where the wheels touch the road. */
export const GROUND_Y = 140

/** The lower edge of every body. */
export const BODY_BOTTOM_Y = 127

export const VEHICLE_SHAPES: Record<VehicleName, VehicleShape> = {
  economy: {
    body: 'M66 127C62 127 60 124.5 60 120L60.5 104C60.8 97 62 91 65 86L73 70C76.5 63.5 82 60 90 59C110 56.5 145 55.8 165 57.5C182 59 196 66 211 78.5L219 84C242 84.8 266 87.5 281 92.5C291 96 297 101.5 298.5 109L300 119.5C300 124.5 298 127 294 127H272.8A21.5 21.5 0 1 0 231.2 127H125.8A21.5 21.5 0 1 0 84.2 127Z',
    rocker: 'M125.8 127L126.6 122H230.4L231.2 127Z',
    glass:
      'M80 81L86.5 70.5C88.5 67 91.5 65 96 64.5C114 62.6 145 62 163 63.2C177 64.4 189 70 204 82.3C205.3 83.4 204.8 84 203 84L84 85C80 85 78.5 83.5 80 81Z',
    pillars: 'M148.8 62L151 86M111.5 63L103.5 86',
    shine: 'M168 64L184 84H192L177 67C174 65.5 171 64.5 168 64Z',
    shoulder: 'M70 94C110 90.5 180 90 222 91.5C240 92.2 256 93.8 270 96.5',
    seams: 'M150.5 86C152 98 152 110 150 122M105 86C101 92 104 96 110 99.5M214 85.5C220 96 220 108 216 122',
    trim: 'M128 98H138M196 98H206',
    mirror: { x: 196, y: 81 },
    headlamp: 'M270 92.7C280 94.5 288 98.5 292 104C283 104.2 274 101.5 270 92.7Z',
    tailLamp: 'M66.5 85L74 88.5C72 94 68 97 61.5 98C62 93.5 64 89 66.5 85Z',
    wheels: [
      { x: 105, radius: 18.5, archRadius: 21.5 },
      { x: 252, radius: 18.5, archRadius: 21.5 },
    ],
  },
  business: {
    body: 'M50 127C45 127 42.5 124 42.5 119L43 104C43 99 44 95.5 47 92L51 88.5C58 86.5 70 85.5 84 84.5C100 75 117 66.5 133 62C149 57.8 172 57 189 59C205 61 222 69 240 83.5C263 84 288 86 303 90C312.5 93 317.5 98 318.5 106L319.5 119C319.5 124 317 127 313 127H290.1A23 23 0 1 0 245.9 127H124.1A23 23 0 1 0 79.9 127Z',
    rocker: 'M124.1 127L125 122H245L245.9 127Z',
    glass:
      'M102 85C114 77.5 125 71.3 137 67.5C151 63.8 172 63.2 187 64.7C201 66.5 214 73 227.5 83.6C228.6 84.6 228 85.2 226.5 85.2L104 86C101 86 100.5 86 102 85Z',
    pillars: 'M169.3 63L171.5 87M118 73L113.5 87',
    shine: 'M190 65.2L204 85H212L199 68C196 66.7 193 65.7 190 65.2Z',
    shoulder: 'M66 95C110 92 190 91.5 242 92.5C260 93 275 94 289 96',
    seams:
      'M171 87C172.5 99 172.5 110 170.5 122M113 87C109 93 112 97 119 101M234 85.5C240 97 240 109 236 122',
    trim: 'M148 98.5H159M216 98.5H227',
    mirror: { x: 219, y: 82 },
    headlamp: 'M288 90.3C299 92 307 95 311.5 100.5C302 100.8 292 98.5 288 90.3Z',
    tailLamp: 'M48 92.5L63 91C62.5 96 58 99 51 99.5L43.5 100C44 97 45.5 94.5 48 92.5Z',
    wheels: [
      { x: 102, radius: 19.5, archRadius: 23 },
      { x: 268, radius: 19.5, archRadius: 23 },
    ],
  },
  premium: {
    body: 'M40 127C35 127 32.5 124.5 32.5 119L33 104C33 98.5 34 95 37 91.5L41 88C50 86 64 85 78 84C97 73.5 118 65 136 60.5C152 56.8 184 56.4 202 58.6C219 61 236 69.5 252 83.5C275 84 300 85.8 314 90C323 93 327.2 98 327.8 106L328.5 119C328.5 124.5 326 127 321 127H300.8A24 24 0 1 0 255.2 127H120.8A24 24 0 1 0 75.2 127Z',
    rocker: 'M120.8 127L121.7 122.5H254.3L255.2 127Z',
    glass:
      'M97 84.8C111 77 127 70 141 66.5C155 63.2 183 62.8 200 64.6C215 66.6 228 73.5 241 83.5C242.2 84.6 241.5 85.2 240 85.2L99 86C95.5 86 95.3 85.8 97 84.8Z',
    pillars: 'M180.2 62.5L182.5 87M124 71L119 87',
    shine: 'M204 65.2L218 85H226L213 68C210 66.7 207 65.7 204 65.2Z',
    shoulder: 'M60 95C105 92 200 91.5 254 92.5C270 93 285 94 298 96',
    seams:
      'M182 87C183.5 99 183.5 110 181.5 122.5M118.5 87C112 92 113 97 118 101M246 85.5C252 97 252 109 248 122.5',
    trim: 'M153 98.5H166M228 98.5H241M125 117.5H250',
    mirror: { x: 232, y: 82 },
    headlamp: 'M297 90C308 91.5 316.5 94.8 321 100.5C311 100.5 301 98.5 297 90Z',
    tailLamp: 'M38 92.5L57 90.5C56.5 96 52 99 44 99.5L33.5 100.5C34 97 35.5 94.5 38 92.5Z',
    wheels: [
      { x: 98, radius: 20.5, archRadius: 24 },
      { x: 278, radius: 20.5, archRadius: 24 },
    ],
  },
  van: {
    body: 'M52 127C47 127 44 124.5 44 119.5L45.5 66C46 54 48 46 52 41C55 37.5 61 36 70 35.6L190 35C205 35 216 38.5 227 47.5L262 79.5C282 80.5 299 83.5 307 90C313 95.5 315.5 103 316 111L316.5 119.5C316.5 124.5 314 127 309 127H290.1A23 23 0 1 0 245.9 127H120.1A23 23 0 1 0 75.9 127Z',
    rocker: 'M120.1 127L121 122H245L245.9 127Z',
    glass:
      'M55 71L56.5 55C57.5 48 60 44.6 67 44.4L188 43.5C202 43.5 211 46.5 220 54.5L243 75.5C244.8 77.2 244.3 78 242 78L59 79C55.5 79 54.7 75 55 71Z',
    pillars: 'M108 43V80M174 42V80',
    shine: 'M196 43.8L222 78H231L206 46C203 44.7 200 44 196 43.8Z',
    shoulder: 'M56 92H240C258 92.2 274 93 288 94.5',
    seams: 'M108 80V104M174 80V112C174 116 173.5 119 172.5 122M246 79C251 92 250 108 246 122',
    trim: 'M54 87H104M156 98.5H168M182 98.5H194',
    mirror: { x: 232, y: 74 },
    headlamp: 'M285 84.5C296 86.5 304 91 307.5 98C297 97.5 288 94 285 84.5Z',
    tailLamp: 'M46.5 72H53V92C53 96 50.5 98 46.3 98H44.8Z',
    wheels: [
      { x: 98, radius: 19.5, archRadius: 23 },
      { x: 268, radius: 19.5, archRadius: 23 },
    ],
  },
  minibus: {
    body: 'M18 127C13 127 10 124.5 10 119.5L11.5 30C12 16 17 9.5 30 9L262 8C278 8 288 12 296 21.5L322 62C335 67 344 74 347 86C349 95 350 106 350 112L350.5 119.5C350.5 124.5 348 127 343 127H323.3A22 22 0 1 0 280.7 127H116.3A22 22 0 1 0 73.7 127Z',
    rocker: 'M116.3 127L117.2 122H279.8L280.7 127Z',
    glass:
      'M22 53L22.5 32C23 25.5 26 22.5 33 22.4L260 21.5C272 21.5 280 24.5 287 33.5L304 59.8C305.3 61.7 304.7 62.5 303 62.5L28 63C24 63 21.8 60 22 53Z',
    pillars: 'M77 21V65M127 21V65M177 21V65M229 21V65',
    shine: 'M258 21.5L286 62.5H296L268 22.2C265 21.6 262 21.5 258 21.5Z',
    shoulder: 'M15 80H296C316 80.5 332 83 345 87.5',
    seams: 'M177 65V122M229 65V122M304 63C309 78 309 92 305 104',
    trim: 'M16 72H174M212 84H224M236 84H248',
    mirror: { x: 296, y: 57 },
    headlamp: 'M328 78.5C336 82.5 341 88.5 342.5 96C334 94 327.8 89 328 78.5Z',
    tailLamp: 'M12 66H18.5V90C18.5 94 16 96 12 96H10.8Z',
    wheels: [
      { x: 95, radius: 18.5, archRadius: 22 },
      { x: 302, radius: 18.5, archRadius: 22 },
    ],
  },
}
