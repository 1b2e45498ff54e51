import type { PlaceKind } from '../places.tables.ts'

export interface PromotedTown {
  /** The GeoNames number of a settlement that `cities500` has. */
  geonameId: number
  /** Its country, so that a renumbering upstream is noticed. */
  countryCode: string
  kind: Extract<PlaceKind, 'resort' | 'island' | 'port' | 'attraction'>
  /** What travellers call it, where GeoNames has the parish's name. */
  name?: string
  otherNames?: readonly string[]
}

/**
 * Small settlements known far beyond their population: they become resorts and come before larger namesakes.
 * Source of the facts: the settlement is GeoNames' own; that it is a resort, by its tourist office's name.
 */
export const PROMOTED_TOWNS: readonly PromotedTown[] = [
  // France: winter
  {
    geonameId: 3027301,
    countryCode: 'FR',
    kind: 'resort',
    name: 'Chamonix',
    otherNames: ['Chamonix-Mont-Blanc', 'Chamonix Mont Blanc'],
  },
  { geonameId: 3023065, countryCode: 'FR', kind: 'resort' }, // Courchevel
  { geonameId: 6544556, countryCode: 'FR', kind: 'resort' }, // Val Thorens
  { geonameId: 2994404, countryCode: 'FR', kind: 'resort' }, // Méribel
  { geonameId: 2972607, countryCode: 'FR', kind: 'resort' }, // Tignes
  { geonameId: 2971074, countryCode: 'FR', kind: 'resort' }, // Val-d'Isère
  { geonameId: 6354942, countryCode: 'FR', kind: 'resort' }, // Les Deux Alpes
  { geonameId: 3000902, countryCode: 'FR', kind: 'resort' }, // Les Gets
  { geonameId: 2991630, countryCode: 'FR', kind: 'resort' }, // Morzine
  { geonameId: 2994768, countryCode: 'FR', kind: 'resort' }, // Megève
  { geonameId: 3010004, countryCode: 'FR', kind: 'resort' }, // La Clusaz
  { geonameId: 2978975, countryCode: 'FR', kind: 'resort', otherNames: ['Saint-Lary'] },
  {
    geonameId: 3017824,
    countryCode: 'FR',
    kind: 'resort',
    name: 'Font-Romeu',
    otherNames: ['Font-Romeu-Odeillo-Via'],
  },
  // Switzerland
  { geonameId: 2657928, countryCode: 'CH', kind: 'resort' }, // Zermatt
  { geonameId: 2658168, countryCode: 'CH', kind: 'resort' }, // Verbier
  { geonameId: 2658898, countryCode: 'CH', kind: 'resort' }, // Saas-Fee
  { geonameId: 2661039, countryCode: 'CH', kind: 'resort' }, // Davos
  { geonameId: 2658813, countryCode: 'CH', kind: 'resort' }, // St. Moritz
  {
    geonameId: 2660128,
    countryCode: 'CH',
    kind: 'resort',
    name: 'Klosters',
    otherNames: ['Klosters Serneus'],
  },
  { geonameId: 2660498, countryCode: 'CH', kind: 'resort' }, // Grindelwald
  { geonameId: 6559506, countryCode: 'CH', kind: 'resort' }, // Crans-Montana
  { geonameId: 2660083, countryCode: 'CH', kind: 'resort' }, // Laax
  { geonameId: 2661750, countryCode: 'CH', kind: 'resort' }, // Andermatt
  // Austria
  { geonameId: 2764957, countryCode: 'AT', kind: 'resort' }, // Sölden
  { geonameId: 2774347, countryCode: 'AT', kind: 'resort' }, // Kitzbühel
  { geonameId: 2771725, countryCode: 'AT', kind: 'resort' }, // Mayrhofen
  { geonameId: 2760634, countryCode: 'AT', kind: 'resort' }, // Zell am See
  { geonameId: 2772798, countryCode: 'AT', kind: 'resort', otherNames: ['Lech am Arlberg'] },
  {
    geonameId: 2766757,
    countryCode: 'AT',
    kind: 'resort',
    name: 'St. Anton am Arlberg',
    otherNames: ['Sankt Anton', 'St Anton'],
  },
  { geonameId: 2766924, countryCode: 'AT', kind: 'resort', otherNames: ['Saalbach-Hinterglemm'] },
  { geonameId: 2782058, countryCode: 'AT', kind: 'resort' }, // Bad Gastein
  { geonameId: 2775183, countryCode: 'AT', kind: 'resort' }, // Ischgl
  // Italy
  { geonameId: 3177952, countryCode: 'IT', kind: 'resort' }, // Cortina d'Ampezzo
  { geonameId: 3174664, countryCode: 'IT', kind: 'resort' }, // Livigno
  { geonameId: 3181545, countryCode: 'IT', kind: 'resort', otherNames: ['Cervinia'] },
  { geonameId: 3177872, countryCode: 'IT', kind: 'resort' }, // Courmayeur
  { geonameId: 3174326, countryCode: 'IT', kind: 'resort' }, // Madonna di Campiglio
  { geonameId: 3180883, countryCode: 'IT', kind: 'resort' }, // Canazei
  { geonameId: 3166596, countryCode: 'IT', kind: 'resort' }, // Sestriere
  { geonameId: 3167045, countryCode: 'IT', kind: 'resort' }, // Sauze d'Oulx
  { geonameId: 3170051, countryCode: 'IT', kind: 'resort' }, // Positano
  { geonameId: 3183130, countryCode: 'IT', kind: 'resort' }, // Amalfi
  { geonameId: 3166350, countryCode: 'IT', kind: 'resort' }, // Sorrento
  { geonameId: 3170092, countryCode: 'IT', kind: 'resort' }, // Portofino
  // Iberia
  { geonameId: 2521088, countryCode: 'ES', kind: 'resort' }, // Benidorm
  { geonameId: 6355015, countryCode: 'ES', kind: 'resort' }, // Magaluf
  {
    geonameId: 6354969,
    countryCode: 'ES',
    kind: 'resort',
    name: 'Playa del Inglés',
    otherNames: ['Playa del Ingles'],
  },
  { geonameId: 2514042, countryCode: 'ES', kind: 'resort' }, // Maspalomas
  { geonameId: 6355183, countryCode: 'ES', kind: 'resort' }, // Playa de las Américas
  { geonameId: 2519217, countryCode: 'ES', kind: 'resort' }, // Corralejo
  { geonameId: 2272222, countryCode: 'PT', kind: 'resort' }, // Albufeira
  { geonameId: 6545006, countryCode: 'PT', kind: 'resort' }, // Vilamoura
  { geonameId: 3039604, countryCode: 'AD', kind: 'resort' }, // Pas de la Casa
  { geonameId: 3038999, countryCode: 'AD', kind: 'resort' }, // Soldeu
  // Greece and Cyprus
  { geonameId: 257056, countryCode: 'GR', kind: 'resort' }, // Mykonos
  { geonameId: 256344, countryCode: 'GR', kind: 'resort', name: 'Oia', otherNames: ['Oía', 'Oia Santorini'] },
  {
    geonameId: 252920,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Fira',
    otherNames: ['Firá', 'Fira Santorini'],
  },
  { geonameId: 6354951, countryCode: 'GR', kind: 'resort' }, // Faliraki
  {
    geonameId: 260001,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Hersonissos',
    otherNames: ['Chersonissos', 'Khersónisos'],
  },
  { geonameId: 257859, countryCode: 'GR', kind: 'resort', name: 'Malia', otherNames: ['Mália'] },
  { geonameId: 146748, countryCode: 'CY', kind: 'resort' }, // Ayia Napa
  { geonameId: 18918, countryCode: 'CY', kind: 'resort' }, // Protaras
  // Turkey
  { geonameId: 308220, countryCode: 'TR', kind: 'resort', otherNames: ['Kemer Antalya'] }, // Kemer on the coast
  { geonameId: 321580, countryCode: 'TR', kind: 'resort' }, // Belek
  { geonameId: 301238, countryCode: 'TR', kind: 'resort' }, // Side
  { geonameId: 324190, countryCode: 'TR', kind: 'resort' }, // Alanya
  { geonameId: 320995, countryCode: 'TR', kind: 'resort' }, // Bodrum
  { geonameId: 304782, countryCode: 'TR', kind: 'resort' }, // Marmaris
  { geonameId: 6692526, countryCode: 'TR', kind: 'resort' }, // Ölüdeniz
  // The Adriatic and the Balkans
  { geonameId: 3203106, countryCode: 'ME', kind: 'resort' }, // Budva
  { geonameId: 3197538, countryCode: 'ME', kind: 'resort' }, // Kotor
  { geonameId: 3197896, countryCode: 'ME', kind: 'resort' }, // Kolašin
  { geonameId: 3186999, countryCode: 'ME', kind: 'resort' }, // Žabljak
  { geonameId: 3192699, countryCode: 'HR', kind: 'resort' }, // Poreč
  { geonameId: 3191518, countryCode: 'HR', kind: 'resort' }, // Rovinj
  { geonameId: 3203925, countryCode: 'SI', kind: 'resort', otherNames: ['Lake Bled'] },
  { geonameId: 3197373, countryCode: 'SI', kind: 'resort' }, // Kranjska Gora
  { geonameId: 3302765, countryCode: 'RS', kind: 'resort' }, // Zlatibor
  { geonameId: 733462, countryCode: 'BG', kind: 'resort' }, // Bansko
  {
    geonameId: 6355004,
    countryCode: 'BG',
    kind: 'resort',
    name: 'Golden Sands',
    otherNames: ['Zlatni Pyasatsi', 'Златни пясъци'],
  },
  { geonameId: 667091, countryCode: 'RO', kind: 'resort' }, // Sinaia
  // The north and the Tatras
  { geonameId: 3080866, countryCode: 'PL', kind: 'resort' }, // Zakopane
  { geonameId: 3065522, countryCode: 'CZ', kind: 'resort' }, // Špindlerův Mlýn
  { geonameId: 9114206, countryCode: 'SE', kind: 'resort' }, // Åre
  { geonameId: 2680615, countryCode: 'SE', kind: 'resort' }, // Sälen
  { geonameId: 3133819, countryCode: 'NO', kind: 'resort', name: 'Trysil', otherNames: ['Innbygda'] },
  { geonameId: 3152989, countryCode: 'NO', kind: 'resort' }, // Hemsedal
  { geonameId: 7117281, countryCode: 'FI', kind: 'resort', otherNames: ['Levi ski resort'] },
  { geonameId: 2656752, countryCode: 'GB', kind: 'resort' }, // Aviemore
  // The Caucasus
  { geonameId: 614410, countryCode: 'GE', kind: 'resort' }, // Gudauri
  { geonameId: 615583, countryCode: 'GE', kind: 'resort', name: 'Bakuriani', otherNames: ['Bak’uriani'] },
  { geonameId: 616160, countryCode: 'AM', kind: 'resort' }, // Tsaghkadzor
]
