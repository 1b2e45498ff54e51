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
  // France
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
  { geonameId: 2978975, countryCode: 'FR', kind: 'resort', otherNames: ['Saint-Lary'] }, // Saint-Lary-Soulan
  {
    geonameId: 3017824,
    countryCode: 'FR',
    kind: 'resort',
    name: 'Font-Romeu',
    otherNames: ['Font-Romeu-Odeillo-Via'],
  },
  {
    geonameId: 3026990,
    countryCode: 'FR',
    kind: 'resort',
    otherNames: ['Chamrousse 1650', 'Chamrousse 1750'],
  }, // Chamrousse
  { geonameId: 2970899, countryCode: 'FR', kind: 'resort' }, // Valloire
  { geonameId: 3035989, countryCode: 'FR', kind: 'resort' }, // Aussois
  {
    geonameId: 3007538,
    countryCode: 'FR',
    kind: 'resort',
    otherNames: ['Val Cenis Lanslebourg', 'Val Cenis'],
  }, // Lanslebourg-Mont-Cenis
  { geonameId: 2991791, countryCode: 'FR', kind: 'resort' }, // Morillon
  { geonameId: 6620445, countryCode: 'FR', kind: 'resort', otherNames: ['La Plagne Belle Plagne'] }, // Belle-Plagne
  { geonameId: 3027233, countryCode: 'FR', kind: 'resort', otherNames: ['Champagny'] }, // Champagny-en-Vanoise
  { geonameId: 2985610, countryCode: 'FR', kind: 'resort' }, // Pralognan-la-Vanoise
  { geonameId: 2978417, countryCode: 'FR', kind: 'resort' }, // Saint-Martin-de-Belleville
  { geonameId: 2992546, countryCode: 'FR', kind: 'resort' }, // Montgenèvre
  { geonameId: 3002160, countryCode: 'FR', kind: 'resort', otherNames: ['Les Angles Pyrénées'] }, // Les Angles
  { geonameId: 3004866, countryCode: 'FR', kind: 'resort', name: "Cap d'Agde" },
  { geonameId: 3000622, countryCode: 'FR', kind: 'resort' }, // Les Houches
  { geonameId: 2979698, countryCode: 'FR', kind: 'resort', otherNames: ['Saint-Gervais Mont-Blanc'] }, // Saint-Gervais-les-Bains
  { geonameId: 3001336, countryCode: 'FR', kind: 'resort' }, // Les Contamines-Montjoie
  { geonameId: 3024142, countryCode: 'FR', kind: 'resort' }, // Combloux
  { geonameId: 2985543, countryCode: 'FR', kind: 'resort' }, // Praz-sur-Arly
  { geonameId: 3018202, countryCode: 'FR', kind: 'resort' }, // Flumet
  { geonameId: 3026177, countryCode: 'FR', kind: 'resort' }, // Châtel
  { geonameId: 2976284, countryCode: 'FR', kind: 'resort' }, // Samoëns
  { geonameId: 3004041, countryCode: 'FR', kind: 'resort' }, // Le Grand-Bornand
  { geonameId: 2996205, countryCode: 'FR', kind: 'resort' }, // Manigod
  { geonameId: 3030641, countryCode: 'FR', kind: 'resort' }, // Bozel
  { geonameId: 3030112, countryCode: 'FR', kind: 'resort' }, // Brides-les-Bains
  { geonameId: 2968984, countryCode: 'FR', kind: 'resort' }, // Villard-de-Lans
  { geonameId: 3035916, countryCode: 'FR', kind: 'resort' }, // Autrans
  { geonameId: 3016274, countryCode: 'FR', kind: 'resort' }, // Gérardmer
  { geonameId: 3010815, countryCode: 'FR', kind: 'resort' }, // La Bresse
  { geonameId: 2999706, countryCode: 'FR', kind: 'resort' }, // Les Rousses
  { geonameId: 2994170, countryCode: 'FR', kind: 'resort' }, // Métabief
  { geonameId: 3003253, countryCode: 'FR', kind: 'resort', name: 'Le Mont-Dore' },
  { geonameId: 3028152, countryCode: 'FR', kind: 'resort' }, // Cauterets
  { geonameId: 2996959, countryCode: 'FR', kind: 'resort' }, // Luz-Saint-Sauveur
  { geonameId: 3035416, countryCode: 'FR', kind: 'resort' }, // Bagnères-de-Luchon
  { geonameId: 3035595, countryCode: 'FR', kind: 'resort' }, // Ax-les-Thermes
  { geonameId: 2976742, countryCode: 'FR', kind: 'resort' }, // Saint-Tropez
  { geonameId: 2980402, countryCode: 'FR', kind: 'resort' }, // Sainte-Maxime
  { geonameId: 3008981, countryCode: 'FR', kind: 'resort' }, // La Grande-Motte
  { geonameId: 3037068, countryCode: 'FR', kind: 'resort', name: 'Argelès-sur-Mer' },
  { geonameId: 3029090, countryCode: 'FR', kind: 'resort' }, // Calvi
  { geonameId: 3031801, countryCode: 'FR', kind: 'resort' }, // Bonifacio
  { geonameId: 2985947, countryCode: 'FR', kind: 'resort' }, // Porto-Vecchio
  {
    geonameId: 2974235,
    countryCode: 'FR',
    kind: 'resort',
    name: 'Soorts-Hossegor',
    otherNames: ['Hossegor'],
  },
  { geonameId: 3021668, countryCode: 'FR', kind: 'resort' }, // Deauville
  { geonameId: 3019766, countryCode: 'FR', kind: 'resort' }, // La Baule-Escoublac
  { geonameId: 3038745, countryCode: 'FR', kind: 'resort' }, // Abondance
  { geonameId: 2983333, countryCode: 'FR', kind: 'attraction' }, // Rocamadour
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
  { geonameId: 2659585, countryCode: 'CH', kind: 'resort' }, // Morgins
  { geonameId: 2661223, countryCode: 'CH', kind: 'resort' }, // Champéry
  { geonameId: 2659900, countryCode: 'CH', kind: 'resort' }, // Leysin
  { geonameId: 2660462, countryCode: 'CH', kind: 'resort' }, // Gryon
  { geonameId: 2660461, countryCode: 'CH', kind: 'resort' }, // Gstaad
  { geonameId: 2658904, countryCode: 'CH', kind: 'resort' }, // Saanen
  { geonameId: 2658945, countryCode: 'CH', kind: 'resort' }, // Rougemont
  { geonameId: 2661205, countryCode: 'CH', kind: 'resort' }, // Château-d'Oex
  { geonameId: 2659956, countryCode: 'CH', kind: 'resort' }, // Lenk
  { geonameId: 2661863, countryCode: 'CH', kind: 'resort' }, // Adelboden
  { geonameId: 2660191, countryCode: 'CH', kind: 'resort' }, // Kandersteg
  { geonameId: 2659992, countryCode: 'CH', kind: 'resort' }, // Lauterbrunnen
  { geonameId: 2660253, countryCode: 'CH', kind: 'resort' }, // Interlaken
  { geonameId: 2660902, countryCode: 'CH', kind: 'resort' }, // Engelberg
  { geonameId: 2661009, countryCode: 'CH', kind: 'resort' }, // Disentis
  { geonameId: 2660757, countryCode: 'CH', kind: 'resort' }, // Flims
  { geonameId: 2660828, countryCode: 'CH', kind: 'resort' }, // Falera
  { geonameId: 2659950, countryCode: 'CH', kind: 'resort' }, // Lenzerheide
  { geonameId: 2661712, countryCode: 'CH', kind: 'resort' }, // Arosa
  { geonameId: 2661167, countryCode: 'CH', kind: 'resort' }, // Churwalden
  { geonameId: 2661241, countryCode: 'CH', kind: 'resort' }, // Celerina
  { geonameId: 2659172, countryCode: 'CH', kind: 'resort' }, // Pontresina
  { geonameId: 2658588, countryCode: 'CH', kind: 'resort' }, // Silvaplana
  { geonameId: 2658846, countryCode: 'CH', kind: 'resort' }, // Samedan
  { geonameId: 2657898, countryCode: 'CH', kind: 'resort' }, // Zuoz
  { geonameId: 2658660, countryCode: 'CH', kind: 'resort' }, // Scuol
  { geonameId: 2658842, countryCode: 'CH', kind: 'resort' }, // Samnaun
  { geonameId: 2658773, countryCode: 'CH', kind: 'resort' }, // Savognin
  { geonameId: 2659354, countryCode: 'CH', kind: 'resort' }, // Obersaxen
  { geonameId: 2659907, countryCode: 'CH', kind: 'resort' }, // Leukerbad
  { geonameId: 2658418, countryCode: 'CH', kind: 'resort' }, // Täsch
  { geonameId: 2658897, countryCode: 'CH', kind: 'resort' }, // Saas-Grund
  { geonameId: 2660542, countryCode: 'CH', kind: 'resort' }, // Grächen
  { geonameId: 2660781, countryCode: 'CH', kind: 'resort' }, // Fiesch
  { geonameId: 2661830, countryCode: 'CH', kind: 'resort' }, // Airolo
  { geonameId: 2657988, countryCode: 'CH', kind: 'resort' }, // Wildhaus
  { geonameId: 2661698, countryCode: 'CH', kind: 'resort' }, // Ascona
  // Austria
  { geonameId: 2764957, countryCode: 'AT', kind: 'resort' }, // Sölden
  { geonameId: 2774347, countryCode: 'AT', kind: 'resort' }, // Kitzbühel
  { geonameId: 2771725, countryCode: 'AT', kind: 'resort' }, // Mayrhofen
  { geonameId: 2760634, countryCode: 'AT', kind: 'resort' }, // Zell am See
  { geonameId: 2772798, countryCode: 'AT', kind: 'resort', otherNames: ['Lech am Arlberg'] }, // Lech
  {
    geonameId: 2766757,
    countryCode: 'AT',
    kind: 'resort',
    name: 'St. Anton am Arlberg',
    otherNames: ['Sankt Anton', 'St Anton'],
  },
  { geonameId: 2766924, countryCode: 'AT', kind: 'resort', otherNames: ['Saalbach-Hinterglemm'] }, // Saalbach
  { geonameId: 2782058, countryCode: 'AT', kind: 'resort' }, // Bad Gastein
  { geonameId: 2775183, countryCode: 'AT', kind: 'resort' }, // Ischgl
  { geonameId: 3323971, countryCode: 'AT', kind: 'resort', otherNames: ['Saalbach Hinterglemm'] }, // Hinterglemm
  { geonameId: 11903704, countryCode: 'AT', kind: 'resort', otherNames: ['Feichten im Kaunertal'] }, // Kaunertal
  {
    geonameId: 2761870,
    countryCode: 'AT',
    kind: 'resort',
    name: 'Warth am Arlberg',
    otherNames: ['Warth-Schröcken'],
  },
  { geonameId: 2778953, countryCode: 'AT', kind: 'resort' }, // Galtür
  { geonameId: 2774761, countryCode: 'AT', kind: 'resort' }, // Kappl
  { geonameId: 2765150, countryCode: 'AT', kind: 'resort' }, // Serfaus
  { geonameId: 2779525, countryCode: 'AT', kind: 'resort' }, // Fiss
  { geonameId: 2770910, countryCode: 'AT', kind: 'resort' }, // Nauders
  { geonameId: 2769324, countryCode: 'AT', kind: 'resort' }, // Oetz
  { geonameId: 8740442, countryCode: 'AT', kind: 'resort' }, // Längenfeld
  { geonameId: 2763164, countryCode: 'AT', kind: 'resort' }, // Umhausen
  { geonameId: 2765278, countryCode: 'AT', kind: 'resort' }, // Seefeld in Tirol
  { geonameId: 3319549, countryCode: 'AT', kind: 'resort' }, // Leutasch
  { geonameId: 2770651, countryCode: 'AT', kind: 'resort' }, // Neustift im Stubaital
  { geonameId: 2779143, countryCode: 'AT', kind: 'resort' }, // Fulpmes
  { geonameId: 3323982, countryCode: 'AT', kind: 'resort' }, // Alpbach
  { geonameId: 3323921, countryCode: 'AT', kind: 'resort' }, // Gerlos
  { geonameId: 2760632, countryCode: 'AT', kind: 'resort' }, // Zell am Ziller
  { geonameId: 2779154, countryCode: 'AT', kind: 'resort' }, // Fügen
  { geonameId: 2774876, countryCode: 'AT', kind: 'resort' }, // Kaltenbach
  { geonameId: 2774399, countryCode: 'AT', kind: 'resort' }, // Kirchberg in Tirol
  { geonameId: 2780135, countryCode: 'AT', kind: 'resort' }, // Ellmau
  { geonameId: 2778396, countryCode: 'AT', kind: 'resort', name: 'Going am Wilden Kaiser' },
  { geonameId: 2766084, countryCode: 'AT', kind: 'resort' }, // Scheffau am Wilden Kaiser
  { geonameId: 2764953, countryCode: 'AT', kind: 'resort' }, // Söll
  { geonameId: 2761457, countryCode: 'AT', kind: 'resort' }, // Westendorf
  { geonameId: 2779595, countryCode: 'AT', kind: 'resort' }, // Fieberbrunn
  { geonameId: 2772641, countryCode: 'AT', kind: 'resort' }, // Leogang
  { geonameId: 2774758, countryCode: 'AT', kind: 'resort' }, // Kaprun
  { geonameId: 2771951, countryCode: 'AT', kind: 'resort' }, // Maria Alm am Steinernen Meer
  { geonameId: 2779522, countryCode: 'AT', kind: 'resort' }, // Flachau
  { geonameId: 2762102, countryCode: 'AT', kind: 'resort' }, // Wagrain
  { geonameId: 2606026, countryCode: 'AT', kind: 'resort' }, // Kleinarl
  { geonameId: 2779579, countryCode: 'AT', kind: 'resort' }, // Filzmoos
  { geonameId: 2765961, countryCode: 'AT', kind: 'resort' }, // Schladming
  { geonameId: 2782053, countryCode: 'AT', kind: 'resort' }, // Bad Hofgastein
  { geonameId: 2780798, countryCode: 'AT', kind: 'resort' }, // Dorfgastein
  { geonameId: 2777905, countryCode: 'AT', kind: 'resort' }, // Grossarl
  { geonameId: 2767852, countryCode: 'AT', kind: 'resort' }, // Rauris
  { geonameId: 2782878, countryCode: 'AT', kind: 'resort' }, // Bad Kleinkirchheim
  { geonameId: 2776595, countryCode: 'AT', kind: 'resort' }, // Heiligenblut
  { geonameId: 6949508, countryCode: 'AT', kind: 'resort' }, // Damüls
  { geonameId: 8411026, countryCode: 'AT', kind: 'resort' }, // Mellau
  { geonameId: 2765581, countryCode: 'AT', kind: 'resort' }, // Schruns
  { geonameId: 2778834, countryCode: 'AT', kind: 'resort' }, // Gaschurn
  { geonameId: 2776943, countryCode: 'AT', kind: 'resort' }, // Hallstatt
  { geonameId: 2772592, countryCode: 'AT', kind: 'resort' }, // Lermoos
  { geonameId: 3319581, countryCode: 'AT', kind: 'resort' }, // Ehrwald
  { geonameId: 2781814, countryCode: 'AT', kind: 'resort' }, // Berwang
  { geonameId: 2771533, countryCode: 'AT', kind: 'resort', otherNames: ['Kleinwalsertal'] }, // Mittelberg
  { geonameId: 2768497, countryCode: 'AT', kind: 'resort' }, // Pörtschach am Wörthersee
  { geonameId: 2762453, countryCode: 'AT', kind: 'resort' }, // Velden am Wörthersee
  // Germany
  { geonameId: 2822160, countryCode: 'DE', kind: 'resort' }, // Timmendorfer Strand
  { geonameId: 2922530, countryCode: 'DE', kind: 'resort' }, // Garmisch-Partenkirchen
  { geonameId: 2858964, countryCode: 'DE', kind: 'resort' }, // Oberstdorf
  { geonameId: 2950881, countryCode: 'DE', kind: 'resort' }, // Berchtesgaden
  { geonameId: 2848382, countryCode: 'DE', kind: 'resort' }, // Reit im Winkl
  { geonameId: 2807788, countryCode: 'DE', kind: 'resort' }, // Winterberg
  { geonameId: 2808544, countryCode: 'DE', kind: 'resort' }, // Willingen
  { geonameId: 2858966, countryCode: 'DE', kind: 'resort' }, // Oberstaufen
  { geonameId: 2951824, countryCode: 'DE', kind: 'resort' }, // Bayrischzell
  { geonameId: 2870482, countryCode: 'DE', kind: 'resort' }, // Mittenwald
  { geonameId: 2861422, countryCode: 'DE', kind: 'resort' }, // Oberammergau
  { geonameId: 2835255, countryCode: 'DE', kind: 'resort' }, // Schwangau
  { geonameId: 2882332, countryCode: 'DE', kind: 'resort', name: 'Oberwiesenthal' },
  { geonameId: 2903889, countryCode: 'DE', kind: 'resort' }, // Hinterzarten
  { geonameId: 2843203, countryCode: 'DE', kind: 'resort' }, // Ruhpolding
  { geonameId: 2856198, countryCode: 'DE', kind: 'resort', name: 'Binz' },
  { geonameId: 2856189, countryCode: 'DE', kind: 'resort' }, // Sellin
  { geonameId: 2856193, countryCode: 'DE', kind: 'resort', name: 'Kühlungsborn' },
  { geonameId: 2804135, countryCode: 'DE', kind: 'resort' }, // Zingst
  { geonameId: 2804109, countryCode: 'DE', kind: 'resort', name: 'Zinnowitz' },
  { geonameId: 2862041, countryCode: 'DE', kind: 'resort' }, // Norderney
  { geonameId: 2841484, countryCode: 'DE', kind: 'resort' }, // Sankt Peter-Ording
  { geonameId: 2917150, countryCode: 'DE', kind: 'resort' }, // Grömitz
  { geonameId: 2953504, countryCode: 'DE', kind: 'resort' }, // Baden-Baden
  // Italy
  { geonameId: 3177952, countryCode: 'IT', kind: 'resort' }, // Cortina d'Ampezzo
  { geonameId: 3174664, countryCode: 'IT', kind: 'resort' }, // Livigno
  { geonameId: 3181545, countryCode: 'IT', kind: 'resort', otherNames: ['Cervinia'] }, // Breuil-Cervinia
  { geonameId: 3177872, countryCode: 'IT', kind: 'resort' }, // Courmayeur
  { geonameId: 3174326, countryCode: 'IT', kind: 'resort' }, // Madonna di Campiglio
  { geonameId: 3180883, countryCode: 'IT', kind: 'resort' }, // Canazei
  { geonameId: 3166596, countryCode: 'IT', kind: 'resort' }, // Sestriere
  { geonameId: 3167045, countryCode: 'IT', kind: 'resort' }, // Sauze d'Oulx
  { geonameId: 3170051, countryCode: 'IT', kind: 'resort' }, // Positano
  { geonameId: 3183130, countryCode: 'IT', kind: 'resort' }, // Amalfi
  { geonameId: 3166350, countryCode: 'IT', kind: 'resort' }, // Sorrento
  { geonameId: 3170092, countryCode: 'IT', kind: 'resort' }, // Portofino
  { geonameId: 3175838, countryCode: 'IT', kind: 'resort', otherNames: ['Gressoney'] }, // Gressoney-La-Trinitè
  { geonameId: 3183369, countryCode: 'IT', kind: 'resort' }, // Alagna Valsesia
  { geonameId: 3178483, countryCode: 'IT', kind: 'resort' }, // Cogne
  { geonameId: 3175062, countryCode: 'IT', kind: 'resort' }, // La Thuile
  { geonameId: 3178550, countryCode: 'IT', kind: 'resort' }, // Claviere
  { geonameId: 3168832, countryCode: 'IT', kind: 'resort', name: 'Pragelato' },
  { geonameId: 7601923, countryCode: 'IT', kind: 'resort', otherNames: ['La Villa in Badia'] }, // La Villa
  {
    geonameId: 8643247,
    countryCode: 'IT',
    kind: 'resort',
    name: 'San Vigilio di Marebbe',
    otherNames: ['San Vigilio Kronplatz'],
  },
  { geonameId: 6544029, countryCode: 'IT', kind: 'resort', otherNames: ['Costa Smeralda'] }, // Porto Cervo
  { geonameId: 2522727, countryCode: 'IT', kind: 'resort' }, // Villasimius
  { geonameId: 3167329, countryCode: 'IT', kind: 'resort', otherNames: ['San Teodoro Sardinia'] }, // San Teodoro
  { geonameId: 3174742, countryCode: 'IT', kind: 'resort' }, // Lido di Jesolo
  { geonameId: 3182057, countryCode: 'IT', kind: 'resort' }, // Bibione
  { geonameId: 3174729, countryCode: 'IT', kind: 'resort' }, // Lignano Sabbiadoro
  { geonameId: 3173428, countryCode: 'IT', kind: 'resort' }, // Milano Marittima
  { geonameId: 6534766, countryCode: 'IT', kind: 'resort' }, // Valtournenche
  { geonameId: 3182362, countryCode: 'IT', kind: 'resort' }, // Bardonecchia
  { geonameId: 3174711, countryCode: 'IT', kind: 'resort' }, // Limone Piemonte
  { geonameId: 3174366, countryCode: 'IT', kind: 'resort' }, // Macugnaga
  { geonameId: 3182961, countryCode: 'IT', kind: 'resort' }, // Aprica
  { geonameId: 3181730, countryCode: 'IT', kind: 'resort' }, // Bormio
  { geonameId: 3170269, countryCode: 'IT', kind: 'resort' }, // Ponte di Legno
  { geonameId: 3183082, countryCode: 'IT', kind: 'resort' }, // Andalo
  { geonameId: 3173203, countryCode: 'IT', kind: 'resort' }, // Molveno
  { geonameId: 3176857, countryCode: 'IT', kind: 'resort' }, // Folgaria
  { geonameId: 3173325, countryCode: 'IT', kind: 'resort' }, // Moena
  { geonameId: 3181003, countryCode: 'IT', kind: 'resort' }, // Campitello di Fassa
  { geonameId: 3177943, countryCode: 'IT', kind: 'resort' }, // Corvara in Badia
  { geonameId: 3171891, countryCode: 'IT', kind: 'resort' }, // Ortisei
  { geonameId: 3167680, countryCode: 'IT', kind: 'resort' }, // Santa Cristina Valgardena
  { geonameId: 3179493, countryCode: 'IT', kind: 'resort' }, // Castelrotto
  { geonameId: 3183268, countryCode: 'IT', kind: 'resort' }, // Alleghe
  { geonameId: 3177263, countryCode: 'IT', kind: 'resort', name: 'Falcade' },
  { geonameId: 3167153, countryCode: 'IT', kind: 'resort' }, // Sappada
  { geonameId: 3169145, countryCode: 'IT', kind: 'resort' }, // Roccaraso
  { geonameId: 3183565, countryCode: 'IT', kind: 'resort' }, // Abetone
  { geonameId: 3169562, countryCode: 'IT', kind: 'resort' }, // Ravello
  { geonameId: 3169956, countryCode: 'IT', kind: 'resort' }, // Praiano
  { geonameId: 2522975, countryCode: 'IT', kind: 'resort' }, // Taormina
  { geonameId: 2525041, countryCode: 'IT', kind: 'resort' }, // Cefalù
  { geonameId: 2522847, countryCode: 'IT', kind: 'resort' }, // Tropea
  { geonameId: 3166499, countryCode: 'IT', kind: 'resort' }, // Sirmione
  { geonameId: 3174188, countryCode: 'IT', kind: 'resort' }, // Malcesine
  { geonameId: 3182364, countryCode: 'IT', kind: 'resort' }, // Bardolino
  { geonameId: 3182230, countryCode: 'IT', kind: 'resort' }, // Bellagio
  { geonameId: 3173598, countryCode: 'IT', kind: 'resort' }, // Menaggio
  { geonameId: 3166101, countryCode: 'IT', kind: 'resort' }, // Stresa
  { geonameId: 3172769, countryCode: 'IT', kind: 'resort' }, // Monterosso al Mare
  { geonameId: 3176674, countryCode: 'IT', kind: 'resort' }, // Forte dei Marmi
  { geonameId: 3180630, countryCode: 'IT', kind: 'resort' }, // Capri
  { geonameId: 2524400, countryCode: 'IT', kind: 'resort' }, // Letojanni
  { geonameId: 3164387, countryCode: 'IT', kind: 'resort' }, // Vieste
  { geonameId: 3170682, countryCode: 'IT', kind: 'resort' }, // Pinzolo
  // Andorra
  { geonameId: 3039604, countryCode: 'AD', kind: 'resort' }, // Pas de la Casa
  { geonameId: 3038999, countryCode: 'AD', kind: 'resort' }, // Soldeu
  { geonameId: 3039154, countryCode: 'AD', kind: 'resort', otherNames: ['Grandvalira El Tarter'] }, // El Tarter
  { geonameId: 3041519, countryCode: 'AD', kind: 'resort', otherNames: ['Vallnord Arinsal', 'Pal Arinsal'] }, // Arinsal
  { geonameId: 3041204, countryCode: 'AD', kind: 'resort' }, // Canillo
  { geonameId: 3040686, countryCode: 'AD', kind: 'resort' }, // Encamp
  { geonameId: 3039678, countryCode: 'AD', kind: 'resort' }, // Ordino
  // Spain
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
  { geonameId: 6355010, countryCode: 'ES', kind: 'resort' }, // Palmanova
  { geonameId: 6355019, countryCode: 'ES', kind: 'resort' }, // Peguera
  { geonameId: 6355023, countryCode: 'ES', kind: 'resort' }, // Camp de Mar
  { geonameId: 2518723, countryCode: 'ES', kind: 'resort', otherNames: ['s’Arenal de Llucmajor'] }, // s'Arenal
  { geonameId: 6355016, countryCode: 'ES', kind: 'resort' }, // Can Pastilla
  { geonameId: 2518244, countryCode: 'ES', kind: 'resort' }, // Port de Sóller
  { geonameId: 6544075, countryCode: 'ES', kind: 'resort', otherNames: ['Puerto de Alcudia'] }, // Port d'Alcúdia
  { geonameId: 2520229, countryCode: 'ES', kind: 'resort', otherNames: ["Ca'n Picafort"] }, // Can Picafort
  { geonameId: 6355021, countryCode: 'ES', kind: 'resort' }, // Port de Pollença
  { geonameId: 6355007, countryCode: 'ES', kind: 'resort' }, // Cala d'Or
  { geonameId: 2520564, countryCode: 'ES', kind: 'resort', name: 'Cala Ratjada' },
  { geonameId: 2519340, countryCode: 'ES', kind: 'resort' }, // Colònia de Sant Jordi
  { geonameId: 6544439, countryCode: 'ES', kind: 'resort', name: 'Portinatx' },
  { geonameId: 6544332, countryCode: 'ES', kind: 'resort', otherNames: ['Es Pujols Formentera'] }, // Es Pujols
  { geonameId: 6692470, countryCode: 'ES', kind: 'resort' }, // Los Gigantes
  { geonameId: 6355127, countryCode: 'ES', kind: 'resort' }, // Costa Teguise
  { geonameId: 6355013, countryCode: 'ES', kind: 'resort' }, // Puerto del Carmen
  { geonameId: 2512465, countryCode: 'ES', kind: 'resort', otherNames: ['Playa Blanca Lanzarote'] }, // Playa Blanca
  { geonameId: 6544327, countryCode: 'ES', kind: 'resort' }, // Costa Calma
  { geonameId: 6355177, countryCode: 'ES', kind: 'resort' }, // La Manga del Mar Menor
  { geonameId: 3123473, countryCode: 'ES', kind: 'resort' }, // Empuriabrava
  { geonameId: 3119231, countryCode: 'ES', kind: 'resort', otherNames: ['La Pineda de Salou'] }, // La Pineda
  { geonameId: 3128296, countryCode: 'ES', kind: 'resort' }, // Benasque
  { geonameId: 3114415, countryCode: 'ES', kind: 'resort' }, // Panticosa
  { geonameId: 3118212, countryCode: 'ES', kind: 'resort' }, // Lloret de Mar
  { geonameId: 3110986, countryCode: 'ES', kind: 'resort' }, // Salou
  { geonameId: 3126888, countryCode: 'ES', kind: 'resort' }, // Cambrils
  { geonameId: 3111348, countryCode: 'ES', kind: 'resort' }, // Roses
  { geonameId: 3107661, countryCode: 'ES', kind: 'resort' }, // Tossa de Mar
  { geonameId: 2512196, countryCode: 'ES', kind: 'resort' }, // Puerto de la Cruz
  { geonameId: 2513240, countryCode: 'ES', kind: 'resort' }, // Nerja
  { geonameId: 2510599, countryCode: 'ES', kind: 'resort' }, // Tarifa
  { geonameId: 2513786, countryCode: 'ES', kind: 'resort' }, // Mojacar
  { geonameId: 3113860, countryCode: 'ES', kind: 'resort' }, // Peníscola
  { geonameId: 2520496, countryCode: 'ES', kind: 'resort' }, // Calp
  { geonameId: 2513558, countryCode: 'ES', kind: 'resort' }, // Moraira
  { geonameId: 3108877, countryCode: 'ES', kind: 'resort' }, // Sitges
  { geonameId: 2511448, countryCode: 'ES', kind: 'resort' }, // Sant Antoni de Portmany
  { geonameId: 6324533, countryCode: 'ES', kind: 'resort' }, // Santa Ponsa
  { geonameId: 6690794, countryCode: 'ES', kind: 'attraction', otherNames: ['Sagrada Familia Basilica'] }, // Sagrada Família
  // Portugal
  { geonameId: 2272222, countryCode: 'PT', kind: 'resort' }, // Albufeira
  { geonameId: 6545006, countryCode: 'PT', kind: 'resort' }, // Vilamoura
  { geonameId: 2269114, countryCode: 'PT', kind: 'resort' }, // Comporta
  { geonameId: 2271782, countryCode: 'PT', kind: 'resort' }, // Alvor
  { geonameId: 2269946, countryCode: 'PT', kind: 'resort' }, // Carvoeiro
  { geonameId: 2262912, countryCode: 'PT', kind: 'resort' }, // Sintra
  { geonameId: 2265552, countryCode: 'PT', kind: 'resort' }, // Nazaré
  { geonameId: 2269594, countryCode: 'PT', kind: 'resort' }, // Cascais
  { geonameId: 2268326, countryCode: 'PT', kind: 'resort' }, // Fátima
  { geonameId: 2265914, countryCode: 'PT', kind: 'resort' }, // Monte Gordo
  // United Kingdom
  { geonameId: 2656752, countryCode: 'GB', kind: 'resort' }, // Aviemore
  // Norway
  { geonameId: 3133819, countryCode: 'NO', kind: 'resort', name: 'Trysil', otherNames: ['Innbygda'] },
  { geonameId: 3152989, countryCode: 'NO', kind: 'resort' }, // Hemsedal
  { geonameId: 3151676, countryCode: 'NO', kind: 'resort', otherNames: ['Hovden Setesdal'] }, // Hovden
  { geonameId: 3155913, countryCode: 'NO', kind: 'resort' }, // Geilo
  { geonameId: 3143513, countryCode: 'NO', kind: 'resort' }, // Oppdal
  { geonameId: 3131329, countryCode: 'NO', kind: 'resort', name: 'Vossevangen' },
  // Sweden
  { geonameId: 9114206, countryCode: 'SE', kind: 'resort' }, // Åre
  { geonameId: 2680615, countryCode: 'SE', kind: 'resort' }, // Sälen
  { geonameId: 2717125, countryCode: 'SE', kind: 'resort' }, // Duved
  { geonameId: 2713447, countryCode: 'SE', kind: 'resort' }, // Funäsdalen
  // Finland
  { geonameId: 7117281, countryCode: 'FI', kind: 'resort', otherNames: ['Levi ski resort'] }, // Levi
  { geonameId: 631204, countryCode: 'FI', kind: 'resort', otherNames: ['Vuokatti Sotkamo'] }, // Vuokatti
  // Poland
  { geonameId: 3080866, countryCode: 'PL', kind: 'resort' }, // Zakopane
  { geonameId: 776144, countryCode: 'PL', kind: 'resort' }, // Białka Tatrzańska
  { geonameId: 774790, countryCode: 'PL', kind: 'resort' }, // Bukowina Tatrzańska
  { geonameId: 3095140, countryCode: 'PL', kind: 'resort' }, // Kościelisko
  { geonameId: 3083752, countryCode: 'PL', kind: 'resort' }, // Szczyrk
  { geonameId: 3081874, countryCode: 'PL', kind: 'resort' }, // Wisła
  { geonameId: 3082751, countryCode: 'PL', kind: 'resort' }, // Ustroń
  { geonameId: 3096576, countryCode: 'PL', kind: 'resort' }, // Karpacz
  { geonameId: 3083677, countryCode: 'PL', kind: 'resort' }, // Szklarska Poręba
  { geonameId: 767374, countryCode: 'PL', kind: 'resort' }, // Krynica-Zdrój
  { geonameId: 757461, countryCode: 'PL', kind: 'resort' }, // Szczawnica
  { geonameId: 3084055, countryCode: 'PL', kind: 'resort' }, // Świeradów-Zdrój
  { geonameId: 3091961, countryCode: 'PL', kind: 'resort' }, // Międzyzdroje
  { geonameId: 3093749, countryCode: 'PL', kind: 'resort' }, // Łeba
  { geonameId: 3082756, countryCode: 'PL', kind: 'resort' }, // Ustka
  { geonameId: 3091913, countryCode: 'PL', kind: 'resort' }, // Mielno
  { geonameId: 3097421, countryCode: 'PL', kind: 'resort' }, // Jastarnia
  { geonameId: 3081752, countryCode: 'PL', kind: 'resort' }, // Władysławowo
  { geonameId: 3098030, countryCode: 'PL', kind: 'resort' }, // Hel
  { geonameId: 3094562, countryCode: 'PL', kind: 'resort' }, // Krynica Morska
  { geonameId: 764777, countryCode: 'PL', kind: 'resort' }, // Mikołajki
  { geonameId: 3094303, countryCode: 'PL', kind: 'resort' }, // Kudowa-Zdrój
  { geonameId: 3088496, countryCode: 'PL', kind: 'resort' }, // Polanica-Zdrój
  { geonameId: 3095209, countryCode: 'PL', kind: 'resort' }, // Korbielów
  // Czechia
  { geonameId: 3065522, countryCode: 'CZ', kind: 'resort' }, // Špindlerův Mlýn
  { geonameId: 3068473, countryCode: 'CZ', kind: 'resort' }, // Pec pod Sněžkou
  { geonameId: 3075953, countryCode: 'CZ', kind: 'resort' }, // Harrachov
  { geonameId: 3074479, countryCode: 'CZ', kind: 'resort' }, // Janské Lázně
  { geonameId: 3066783, countryCode: 'CZ', kind: 'resort' }, // Rokytnice nad Jizerou
  { geonameId: 3071787, countryCode: 'CZ', kind: 'resort' }, // Lipno nad Vltavou
  { geonameId: 3071024, countryCode: 'CZ', kind: 'resort' }, // Mariánské Lázně
  { geonameId: 3073803, countryCode: 'CZ', kind: 'resort' }, // Karlovy Vary
  { geonameId: 3077889, countryCode: 'CZ', kind: 'resort' }, // Český Krumlov
  // Slovakia
  { geonameId: 723496, countryCode: 'SK', kind: 'resort', otherNames: ['Vysoké Tatry Smokovec'] }, // Starý Smokovec
  { geonameId: 723397, countryCode: 'SK', kind: 'resort' }, // Tatranská Lomnica
  { geonameId: 723082, countryCode: 'SK', kind: 'resort' }, // Ždiar
  { geonameId: 3058202, countryCode: 'SK', kind: 'resort' }, // Piešťany
  // Slovenia
  { geonameId: 3203925, countryCode: 'SI', kind: 'resort', otherNames: ['Lake Bled'] }, // Bled
  { geonameId: 3197373, countryCode: 'SI', kind: 'resort' }, // Kranjska Gora
  { geonameId: 3192682, countryCode: 'SI', kind: 'resort' }, // Portorož
  { geonameId: 3193341, countryCode: 'SI', kind: 'resort' }, // Piran
  { geonameId: 3203611, countryCode: 'SI', kind: 'resort' }, // Bovec
  // Croatia
  { geonameId: 3192699, countryCode: 'HR', kind: 'resort' }, // Poreč
  { geonameId: 3191518, countryCode: 'HR', kind: 'resort' }, // Rovinj
  { geonameId: 3192174, countryCode: 'HR', kind: 'resort' }, // Rabac
  { geonameId: 3195890, countryCode: 'HR', kind: 'resort' }, // Makarska
  { geonameId: 3201712, countryCode: 'HR', kind: 'resort' }, // Brela
  { geonameId: 3204439, countryCode: 'HR', kind: 'resort' }, // Baška Voda
  { geonameId: 3203765, countryCode: 'HR', kind: 'resort' }, // Bol
  { geonameId: 3199180, countryCode: 'HR', kind: 'resort' }, // Hvar
  { geonameId: 3195307, countryCode: 'HR', kind: 'resort' }, // Medulin
  { geonameId: 3188498, countryCode: 'HR', kind: 'resort' }, // Umag
  { geonameId: 3194099, countryCode: 'HR', kind: 'resort' }, // Opatija
  { geonameId: 3202507, countryCode: 'HR', kind: 'resort' }, // Crikvenica
  { geonameId: 3202825, countryCode: 'HR', kind: 'resort' }, // Cavtat
  { geonameId: 3192383, countryCode: 'HR', kind: 'resort' }, // Primošten
  { geonameId: 3187489, countryCode: 'HR', kind: 'resort' }, // Vodice
  { geonameId: 3194422, countryCode: 'HR', kind: 'resort' }, // Novalja
  { geonameId: 3187145, countryCode: 'HR', kind: 'resort' }, // Vrsar
  { geonameId: 3188675, countryCode: 'HR', kind: 'resort' }, // Tučepi
  { geonameId: 3188763, countryCode: 'HR', kind: 'resort' }, // Trogir
  { geonameId: 3194029, countryCode: 'HR', kind: 'resort' }, // Orebić
  // Bosnia & Herzegovina
  { geonameId: 3195308, countryCode: 'BA', kind: 'resort' }, // Međugorje
  // Montenegro
  { geonameId: 3203106, countryCode: 'ME', kind: 'resort' }, // Budva
  { geonameId: 3197538, countryCode: 'ME', kind: 'resort' }, // Kotor
  { geonameId: 3197896, countryCode: 'ME', kind: 'resort' }, // Kolašin
  { geonameId: 3186999, countryCode: 'ME', kind: 'resort' }, // Žabljak
  { geonameId: 3204388, countryCode: 'ME', kind: 'resort' }, // Bečići
  { geonameId: 3193413, countryCode: 'ME', kind: 'resort' }, // Petrovac na Moru
  { geonameId: 3199394, countryCode: 'ME', kind: 'resort' }, // Herceg Novi
  { geonameId: 3193504, countryCode: 'ME', kind: 'resort' }, // Perast
  { geonameId: 3188516, countryCode: 'ME', kind: 'resort' }, // Ulcinj
  { geonameId: 3189073, countryCode: 'ME', kind: 'resort' }, // Tivat
  // Albania
  { geonameId: 2595331, countryCode: 'AL', kind: 'resort' }, // Ksamil
  { geonameId: 3185803, countryCode: 'AL', kind: 'resort' }, // Dhërmi
  { geonameId: 3185377, countryCode: 'AL', kind: 'resort' }, // Himarë
  { geonameId: 363243, countryCode: 'AL', kind: 'resort' }, // Sarandë
  // Serbia
  { geonameId: 3302765, countryCode: 'RS', kind: 'resort' }, // Zlatibor
  { geonameId: 784141, countryCode: 'RS', kind: 'resort' }, // Vrnjačka Banja
  { geonameId: 785704, countryCode: 'RS', kind: 'resort', name: 'Sokobanja' },
  // Romania
  { geonameId: 667091, countryCode: 'RO', kind: 'resort' }, // Sinaia
  { geonameId: 669704, countryCode: 'RO', kind: 'resort' }, // Predeal
  { geonameId: 683179, countryCode: 'RO', kind: 'resort' }, // Buşteni
  { geonameId: 686003, countryCode: 'RO', kind: 'resort' }, // Azuga
  { geonameId: 663100, countryCode: 'RO', kind: 'resort' }, // Vatra Dornei
  { geonameId: 685796, countryCode: 'RO', kind: 'resort' }, // Băile Herculane
  { geonameId: 680546, countryCode: 'RO', kind: 'resort' }, // Costineşti
  { geonameId: 678589, countryCode: 'RO', kind: 'resort' }, // Eforie Nord
  { geonameId: 666395, countryCode: 'RO', kind: 'resort' }, // Sovata
  // Bulgaria
  { geonameId: 733462, countryCode: 'BG', kind: 'resort' }, // Bansko
  {
    geonameId: 6355004,
    countryCode: 'BG',
    kind: 'resort',
    name: 'Golden Sands',
    otherNames: ['Zlatni Pyasatsi', 'Златни пясъци'],
  },
  { geonameId: 728825, countryCode: 'BG', kind: 'resort' }, // Nesebar
  { geonameId: 726963, countryCode: 'BG', kind: 'resort' }, // Sozopol
  { geonameId: 725816, countryCode: 'BG', kind: 'resort' }, // Sveti Vlas
  { geonameId: 733515, countryCode: 'BG', kind: 'resort' }, // Balchik
  { geonameId: 728674, countryCode: 'BG', kind: 'resort' }, // Obzor
  { geonameId: 727964, countryCode: 'BG', kind: 'resort' }, // Primorsko
  // Greece
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
  {
    geonameId: 260093,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Chanioti',
    otherNames: ['Hanioti', 'Χανιώτη'],
  },
  { geonameId: 261080, countryCode: 'GR', kind: 'resort', name: 'Pefkochori' },
  { geonameId: 734939, countryCode: 'GR', kind: 'resort', name: 'Neos Marmaras' },
  { geonameId: 734854, countryCode: 'GR', kind: 'resort', name: 'Ouranoupoli' },
  { geonameId: 408687, countryCode: 'GR', kind: 'resort', name: 'Lindos' },
  { geonameId: 261003, countryCode: 'GR', kind: 'resort', name: 'Kardamaina' },
  { geonameId: 260369, countryCode: 'GR', kind: 'resort', name: 'Kavos' },
  { geonameId: 2463718, countryCode: 'GR', kind: 'resort', name: 'Gouvia' },
  { geonameId: 2463750, countryCode: 'GR', kind: 'resort', name: 'Benitses' },
  { geonameId: 2463585, countryCode: 'GR', kind: 'resort', name: 'Roda', otherNames: ['Roda Corfu'] },
  { geonameId: 6692637, countryCode: 'GR', kind: 'resort', name: 'Acharavi' },
  { geonameId: 2463701, countryCode: 'GR', kind: 'resort' }, // Kassiopi
  { geonameId: 262701, countryCode: 'GR', kind: 'resort', name: 'Elounda' },
  { geonameId: 253305, countryCode: 'GR', kind: 'resort', name: 'Stalida' },
  {
    geonameId: 7303252,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Kato Gouves',
    otherNames: ['Gouves Crete'],
  },
  { geonameId: 255849, countryCode: 'GR', kind: 'resort', name: 'Panormos', otherNames: ['Panormo Crete'] },
  {
    geonameId: 264223,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Agia Marina',
    otherNames: ['Agia Marina Chania'],
  },
  { geonameId: 6692697, countryCode: 'GR', kind: 'resort', name: 'Georgioupoli', otherNames: ['Kavros'] },
  { geonameId: 6621634, countryCode: 'GR', kind: 'resort', name: 'Laganas' },
  {
    geonameId: 261615,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Kalamaki',
    otherNames: ['Kalamaki Zakynthos'],
  },
  { geonameId: 255096, countryCode: 'GR', kind: 'resort', name: 'Tsilivi' },
  { geonameId: 264675, countryCode: 'GR', kind: 'resort', name: 'Argassi' },
  { geonameId: 256432, countryCode: 'GR', kind: 'resort', name: 'Nydri' },
  { geonameId: 6692717, countryCode: 'GR', kind: 'resort', name: 'Ornos' },
  {
    geonameId: 6621637,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Platis Gialos',
    otherNames: ['Platys Gialos Mykonos'],
  },
  { geonameId: 253750, countryCode: 'GR', kind: 'resort', name: 'Sivota' },
  {
    geonameId: 734757,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Paralia Katerinis',
    otherNames: ['Paralia Katerini'],
  },
  { geonameId: 735948, countryCode: 'GR', kind: 'resort', otherNames: ['Kassandra Halkidiki'] }, // Kassándreia
  {
    geonameId: 734916,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Nikíti',
    otherNames: ['Sithonia', 'Sithonia Halkidiki'],
  },
  { geonameId: 263824, countryCode: 'GR', kind: 'resort' }, // Ágios Nikólaos
  { geonameId: 255736, countryCode: 'GR', kind: 'resort' }, // Párga
  { geonameId: 258175, countryCode: 'GR', kind: 'resort' }, // Lixoúri
  { geonameId: 262603, countryCode: 'GR', kind: 'resort', name: 'Ermoúpoli' },
  { geonameId: 264714, countryCode: 'GR', kind: 'resort' }, // Aráchova
  { geonameId: 252833, countryCode: 'GR', kind: 'resort', name: 'Toló' },
  { geonameId: 256637, countryCode: 'GR', kind: 'resort', name: 'Nafplio' },
  {
    geonameId: 734999,
    countryCode: 'GR',
    kind: 'resort',
    name: 'Nea Moudania',
    otherNames: ['Halkidiki', 'Chalkidiki', 'Χαλκιδική'],
  },
  { geonameId: 259245, countryCode: 'GR', kind: 'island' }, // Kos
  // Cyprus
  { geonameId: 146748, countryCode: 'CY', kind: 'resort' }, // Ayia Napa
  { geonameId: 18918, countryCode: 'CY', kind: 'resort' }, // Protaras
  // Malta
  { geonameId: 2562744, countryCode: 'MT', kind: 'resort' }, // Mellieħa
  { geonameId: 2562541, countryCode: 'MT', kind: 'resort' }, // San Pawl il-Baħar
  { geonameId: 2562557, countryCode: 'MT', kind: 'resort', name: "Saint Julian's" },
  // Türkiye
  { geonameId: 308220, countryCode: 'TR', kind: 'resort', otherNames: ['Kemer Antalya'] }, // Kemer
  { geonameId: 321580, countryCode: 'TR', kind: 'resort' }, // Belek
  { geonameId: 301238, countryCode: 'TR', kind: 'resort' }, // Side
  { geonameId: 324190, countryCode: 'TR', kind: 'resort' }, // Alanya
  { geonameId: 320995, countryCode: 'TR', kind: 'resort' }, // Bodrum
  { geonameId: 304782, countryCode: 'TR', kind: 'resort' }, // Marmaris
  { geonameId: 6692526, countryCode: 'TR', kind: 'resort' }, // Ölüdeniz
  { geonameId: 313900, countryCode: 'TR', kind: 'resort', otherNames: ['Göynük Kemer'] }, // Göynük
  { geonameId: 299445, countryCode: 'TR', kind: 'resort' }, // Tekirova
  { geonameId: 320986, countryCode: 'TR', kind: 'resort' }, // Boğazkent
  { geonameId: 309014, countryCode: 'TR', kind: 'resort', otherNames: ['Kizilagac Side'] }, // Kızılağaç
  { geonameId: 311711, countryCode: 'TR', kind: 'resort' }, // İçmeler
  { geonameId: 308948, countryCode: 'TR', kind: 'resort' }, // Kaş
  { geonameId: 310677, countryCode: 'TR', kind: 'resort' }, // Kalkan
  { geonameId: 306859, countryCode: 'TR', kind: 'resort' }, // Göcek
  { geonameId: 317681, countryCode: 'TR', kind: 'resort' }, // Dalyan
  { geonameId: 318755, countryCode: 'TR', kind: 'resort' }, // Çeşme
  { geonameId: 324294, countryCode: 'TR', kind: 'resort' }, // Alaçatı
  { geonameId: 305359, countryCode: 'TR', kind: 'resort' }, // Kuşadası
  { geonameId: 314967, countryCode: 'TR', kind: 'resort' }, // Fethiye
  { geonameId: 6620290, countryCode: 'TR', kind: 'resort' }, // Turgutreis
  { geonameId: 297838, countryCode: 'TR', kind: 'resort' }, // Yalıkavak
  { geonameId: 304964, countryCode: 'TR', kind: 'resort' }, // Mahmutlar
  { geonameId: 322887, countryCode: 'TR', kind: 'resort' }, // Avsallar
  { geonameId: 313947, countryCode: 'TR', kind: 'resort' }, // Göreme
  { geonameId: 298326, countryCode: 'TR', kind: 'resort' }, // Ürgüp
  { geonameId: 302903, countryCode: 'TR', kind: 'resort' }, // Pamukkale
  { geonameId: 317543, countryCode: 'TR', kind: 'resort' }, // Datça
  { geonameId: 740088, countryCode: 'TR', kind: 'resort' }, // Sarıkamış
  // Georgia
  { geonameId: 614410, countryCode: 'GE', kind: 'resort' }, // Gudauri
  { geonameId: 615583, countryCode: 'GE', kind: 'resort', name: 'Bakuriani', otherNames: ['Bak’uriani'] },
  { geonameId: 612987, countryCode: 'GE', kind: 'resort', name: 'Mestia' },
  { geonameId: 615403, countryCode: 'GE', kind: 'resort' }, // Borjomi
  { geonameId: 613762, countryCode: 'GE', kind: 'resort' }, // Kobuleti
  { geonameId: 611902, countryCode: 'GE', kind: 'resort' }, // Sighnaghi
  { geonameId: 614087, countryCode: 'GE', kind: 'resort', name: 'Stepantsminda' },
  // Armenia
  { geonameId: 616160, countryCode: 'AM', kind: 'resort' }, // Tsaghkadzor
  { geonameId: 174884, countryCode: 'AM', kind: 'resort' }, // Jermuk
  { geonameId: 616752, countryCode: 'AM', kind: 'resort' }, // Dilijan
  { geonameId: 3315380, countryCode: 'AL', kind: 'resort', otherNames: ['Golem Beach'] },
  { geonameId: 2833988, countryCode: 'DE', kind: 'resort' },
  { geonameId: 735164, countryCode: 'GR', kind: 'resort', otherNames: ['Metamorfosi Halkidiki'] },
  { geonameId: 8714217, countryCode: 'IT', kind: 'resort', otherNames: ['Cavallino-Treporti'] },
]
