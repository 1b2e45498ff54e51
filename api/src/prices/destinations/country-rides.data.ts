import type { ServedCountryCode } from '@fiacre/sdk/rules'
import type { PlaceId } from './catalogue.data.ts'
import type { SCOTLAND } from './destination-name.ts'

/** What a country's card opens: its airports by their codes, and rides that begin there as places of the gazetteer. */
interface CountryRides {
  /** The busiest first; where there is none in the country, the nearest. */
  airports: string
  rides: readonly (readonly [from: PlaceId, to: PlaceId])[]
}

/** The code of a destination: a country's, or Scotland's. */
export type DestinationCode = ServedCountryCode | typeof SCOTLAND

/** Three rides of every destination that many take; what they cost is asked of the rates, never written down. */
export const COUNTRY_RIDES: Readonly<Record<DestinationCode, CountryRides>> = {
  // TIA to Tirana, TIA to Durrës, TIA to Vlorë
  AL: {
    airports: 'TIA',
    rides: [
      ['airport:TIA', 'geonames:3183875'],
      ['airport:TIA', 'geonames:3185728'],
      ['airport:TIA', 'geonames:3183719'],
    ],
  },
  // Andorra la Vella to BCN, Andorra la Vella to TLS, Andorra la Vella to Soldeu
  AD: {
    airports: 'BCN TLS',
    rides: [
      ['geonames:3041563', 'airport:BCN'],
      ['geonames:3041563', 'airport:TLS'],
      ['geonames:3041563', 'geonames:3038999'],
    ],
  },
  // EVN to Yerevan, EVN to Dilijan, LWN to Gyumri
  AM: {
    airports: 'EVN LWN',
    rides: [
      ['airport:EVN', 'geonames:616052'],
      ['airport:EVN', 'geonames:616752'],
      ['airport:LWN', 'geonames:616635'],
    ],
  },
  // VIE to Vienna, SZG to Kitzbühel, INN to St. Anton am Arlberg
  AT: {
    airports: 'VIE SZG INN GRZ',
    rides: [
      ['airport:VIE', 'geonames:2761369'],
      ['airport:SZG', 'geonames:2774347'],
      ['airport:INN', 'geonames:2766757'],
    ],
  },
  // SJJ to Sarajevo, SJJ to Mostar, TZL to Tuzla
  BA: {
    airports: 'SJJ OMO TZL BNX',
    rides: [
      ['airport:SJJ', 'geonames:3191281'],
      ['airport:SJJ', 'geonames:3194828'],
      ['airport:TZL', 'geonames:3188582'],
    ],
  },
  // BRU to Brussels, CRL to Brussels, BRU to Bruges
  BE: {
    airports: 'BRU CRL ANR OST',
    rides: [
      ['airport:BRU', 'geonames:2800866'],
      ['airport:CRL', 'geonames:2800866'],
      ['airport:BRU', 'geonames:2800931'],
    ],
  },
  // SOF to Sofia, BOJ to Sunny Beach, SOF to Bansko
  BG: {
    airports: 'SOF BOJ VAR PDV',
    rides: [
      ['airport:SOF', 'geonames:727011'],
      ['airport:BOJ', 'curated:sunny-beach'],
      ['airport:SOF', 'geonames:733462'],
    ],
  },
  // ZRH to Zürich, GVA to Verbier, ZRH to Davos
  CH: {
    airports: 'ZRH GVA BRN LUG',
    rides: [
      ['airport:ZRH', 'geonames:2657896'],
      ['airport:GVA', 'geonames:2658168'],
      ['airport:ZRH', 'geonames:2661039'],
    ],
  },
  // LCA to Larnaca, LCA to Ayia Napa, PFO to Paphos
  CY: {
    airports: 'LCA PFO',
    rides: [
      ['airport:LCA', 'geonames:146400'],
      ['airport:LCA', 'geonames:146748'],
      ['airport:PFO', 'geonames:146214'],
    ],
  },
  // PRG to Prague, PRG to Karlovy Vary, BRQ to Brno
  CZ: {
    airports: 'PRG BRQ OSR',
    rides: [
      ['airport:PRG', 'geonames:3067696'],
      ['airport:PRG', 'geonames:3073803'],
      ['airport:BRQ', 'geonames:3078610'],
    ],
  },
  // FRA to Frankfurt am Main, MUC to Munich, BER to Berlin
  DE: {
    airports: 'FRA MUC BER DUS',
    rides: [
      ['airport:FRA', 'geonames:2925533'],
      ['airport:MUC', 'geonames:2867714'],
      ['airport:BER', 'geonames:2950159'],
    ],
  },
  // CPH to Copenhagen, BLL to Legoland Billund, AAR to Aarhus
  DK: {
    airports: 'CPH BLL AAR AAL',
    rides: [
      ['airport:CPH', 'geonames:2618425'],
      ['airport:BLL', 'curated:legoland-billund'],
      ['airport:AAR', 'geonames:2624652'],
    ],
  },
  // TLL to Tallinn, TLL to Pärnu, TLL to Tartu
  EE: {
    airports: 'TLL TAY',
    rides: [
      ['airport:TLL', 'geonames:588409'],
      ['airport:TLL', 'geonames:589580'],
      ['airport:TLL', 'geonames:588335'],
    ],
  },
  // MAD to Madrid, AGP to Marbella, GRO to Lloret de Mar
  ES: {
    airports: 'MAD BCN AGP ALC',
    rides: [
      ['airport:MAD', 'geonames:3117735'],
      ['airport:AGP', 'geonames:2514169'],
      ['airport:GRO', 'geonames:3118212'],
    ],
  },
  // HEL to Helsinki, KTT to Levi, KAO to Ruka
  FI: {
    airports: 'HEL RVN KTT KAO',
    rides: [
      ['airport:HEL', 'geonames:658225'],
      ['airport:KTT', 'geonames:7117281'],
      ['airport:KAO', 'curated:ruka'],
    ],
  },
  // CDG to Paris, NCE to Cannes, CMF to Courchevel
  FR: {
    airports: 'CDG ORY NCE LYS',
    rides: [
      ['airport:CDG', 'geonames:2988507'],
      ['airport:NCE', 'geonames:3028808'],
      ['airport:CMF', 'geonames:3023065'],
    ],
  },
  // LHR to London, LGW to Brighton, MAN to Liverpool
  GB: {
    airports: 'LHR LGW MAN STN',
    rides: [
      ['airport:LHR', 'geonames:2643743'],
      ['airport:LGW', 'geonames:2654710'],
      ['airport:MAN', 'geonames:2644210'],
    ],
  },
  // EDI to Edinburgh, GLA to Glasgow, EDI to St Andrews Old Course
  'GB-SCT': {
    airports: 'EDI GLA ABZ INV',
    rides: [
      ['airport:EDI', 'geonames:2650225'],
      ['airport:GLA', 'geonames:2648579'],
      ['airport:EDI', 'curated:st-andrews-old-course'],
    ],
  },
  // TBS to Tbilisi, KUT to Batumi, TBS to Gudauri
  GE: {
    airports: 'TBS KUT BUS',
    rides: [
      ['airport:TBS', 'geonames:611717'],
      ['airport:KUT', 'geonames:615532'],
      ['airport:TBS', 'geonames:614410'],
    ],
  },
  // ATH to Athens, JTR to Santorini, RHO to Rhodes
  GR: {
    airports: 'ATH SKG HER RHO',
    rides: [
      ['airport:ATH', 'geonames:264371'],
      ['airport:JTR', 'curated:santorini'],
      ['airport:RHO', 'geonames:400666'],
    ],
  },
  // SPU to Split, DBV to Dubrovnik, PUY to Rovinj
  HR: {
    airports: 'SPU DBV ZAG PUY',
    rides: [
      ['airport:SPU', 'geonames:3190261'],
      ['airport:DBV', 'geonames:3201047'],
      ['airport:PUY', 'geonames:3191518'],
    ],
  },
  // BUD to Budapest, BUD to Balatonfüred, DEB to Debrecen
  HU: {
    airports: 'BUD DEB',
    rides: [
      ['airport:BUD', 'geonames:3054643'],
      ['airport:BUD', 'geonames:3055566'],
      ['airport:DEB', 'geonames:721472'],
    ],
  },
  // DUB to Dublin, ORK to Cork, SNN to Galway
  IE: {
    airports: 'DUB SNN ORK NOC',
    rides: [
      ['airport:DUB', 'geonames:2964574'],
      ['airport:ORK', 'geonames:2965140'],
      ['airport:SNN', 'geonames:2964180'],
    ],
  },
  // KEF to Reykjavík, KEF to Blue Lagoon, KEF to Selfoss
  IS: {
    airports: 'KEF RKV AEY EGS',
    rides: [
      ['airport:KEF', 'geonames:3413829'],
      ['airport:KEF', 'curated:blue-lagoon'],
      ['airport:KEF', 'geonames:3413604'],
    ],
  },
  // FCO to Rome, NAP to Sorrento, CTA to Taormina
  IT: {
    airports: 'FCO MXP VCE NAP',
    rides: [
      ['airport:FCO', 'geonames:3169070'],
      ['airport:NAP', 'geonames:3166350'],
      ['airport:CTA', 'geonames:2522975'],
    ],
  },
  // VNO to Vilnius, KUN to Kaunas, VNO to Trakai Castle
  LT: {
    airports: 'VNO KUN PLQ',
    rides: [
      ['airport:VNO', 'geonames:593116'],
      ['airport:KUN', 'geonames:598316'],
      ['airport:VNO', 'curated:trakai-castle'],
    ],
  },
  // LUX to Luxembourg, LUX to Esch-sur-Alzette, LUX to Echternach
  LU: {
    airports: 'LUX',
    rides: [
      ['airport:LUX', 'geonames:2960316'],
      ['airport:LUX', 'geonames:2960596'],
      ['airport:LUX', 'geonames:2960630'],
    ],
  },
  // RIX to Riga, RIX to Jūrmala, RIX to Sigulda
  LV: {
    airports: 'RIX',
    rides: [
      ['airport:RIX', 'geonames:456172'],
      ['airport:RIX', 'geonames:459201'],
      ['airport:RIX', 'geonames:455718'],
    ],
  },
  // Monaco to NCE, Monaco to Nice, Monaco to Cannes
  MC: {
    airports: 'NCE',
    rides: [
      ['geonames:2993458', 'airport:NCE'],
      ['geonames:2993458', 'geonames:2990440'],
      ['geonames:2993458', 'geonames:3028808'],
    ],
  },
  // RMO to Chisinau, RMO to Orhei, RMO to Soroca
  MD: {
    airports: 'RMO',
    rides: [
      ['airport:RMO', 'geonames:618426'],
      ['airport:RMO', 'geonames:617638'],
      ['airport:RMO', 'geonames:617367'],
    ],
  },
  // TIV to Kotor, TIV to Budva, TGD to Podgorica
  ME: {
    airports: 'TIV TGD',
    rides: [
      ['airport:TIV', 'geonames:3197538'],
      ['airport:TIV', 'geonames:3203106'],
      ['airport:TGD', 'geonames:3193044'],
    ],
  },
  // SKP to Skopje, OHD to Ohrid, SKP to Ohrid
  MK: {
    airports: 'SKP OHD',
    rides: [
      ['airport:SKP', 'geonames:785842'],
      ['airport:OHD', 'geonames:787487'],
      ['airport:SKP', 'geonames:787487'],
    ],
  },
  // MLA to Valletta, MLA to Saint Julian's, MLA to Mellieħa
  MT: {
    airports: 'MLA',
    rides: [
      ['airport:MLA', 'geonames:2562305'],
      ['airport:MLA', 'geonames:2562557'],
      ['airport:MLA', 'geonames:2562744'],
    ],
  },
  // AMS to Amsterdam, EIN to Eindhoven, AMS to The Hague
  NL: {
    airports: 'AMS EIN RTM',
    rides: [
      ['airport:AMS', 'geonames:2759794'],
      ['airport:EIN', 'geonames:2756253'],
      ['airport:AMS', 'geonames:2747373'],
    ],
  },
  // OSL to Oslo, BGO to Bergen, OSL to Hemsedal
  NO: {
    airports: 'OSL BGO TRD SVG',
    rides: [
      ['airport:OSL', 'geonames:3143244'],
      ['airport:BGO', 'geonames:3161732'],
      ['airport:OSL', 'geonames:3152989'],
    ],
  },
  // WAW to Warsaw, KRK to Kraków, KRK to Zakopane
  PL: {
    airports: 'WAW KRK GDN WRO',
    rides: [
      ['airport:WAW', 'geonames:756135'],
      ['airport:KRK', 'geonames:3094802'],
      ['airport:KRK', 'geonames:3080866'],
    ],
  },
  // LIS to Lisbon, FAO to Albufeira, OPO to Porto
  PT: {
    airports: 'LIS OPO FAO FNC',
    rides: [
      ['airport:LIS', 'geonames:2267057'],
      ['airport:FAO', 'geonames:2272222'],
      ['airport:OPO', 'geonames:2735943'],
    ],
  },
  // OTP to Bucharest, CLJ to Cluj-Napoca, OTP to Brașov
  RO: {
    airports: 'OTP CLJ TSR IAS',
    rides: [
      ['airport:OTP', 'geonames:683506'],
      ['airport:CLJ', 'geonames:681290'],
      ['airport:OTP', 'geonames:683844'],
    ],
  },
  // BEG to Belgrade, INI to Niš, BEG to Novi Sad
  RS: {
    airports: 'BEG INI',
    rides: [
      ['airport:BEG', 'geonames:792680'],
      ['airport:INI', 'geonames:787657'],
      ['airport:BEG', 'geonames:3194360'],
    ],
  },
  // ARN to Stockholm, GOT to Gothenburg, ARN to Uppsala
  SE: {
    airports: 'ARN GOT MMX',
    rides: [
      ['airport:ARN', 'geonames:2673730'],
      ['airport:GOT', 'geonames:2711537'],
      ['airport:ARN', 'geonames:2666199'],
    ],
  },
  // LJU to Ljubljana, LJU to Bled, LJU to Portorož
  SI: {
    airports: 'LJU',
    rides: [
      ['airport:LJU', 'geonames:3196359'],
      ['airport:LJU', 'geonames:3203925'],
      ['airport:LJU', 'geonames:3192682'],
    ],
  },
  // BTS to Bratislava, KSC to Košice, TAT to Štrbské Pleso
  SK: {
    airports: 'BTS KSC TAT',
    rides: [
      ['airport:BTS', 'geonames:3060972'],
      ['airport:KSC', 'geonames:724443'],
      ['airport:TAT', 'curated:strbske-pleso'],
    ],
  },
  // IST to Istanbul, AYT to Antalya, AYT to Alanya
  TR: {
    airports: 'IST SAW AYT ADB',
    rides: [
      ['airport:IST', 'geonames:745044'],
      ['airport:AYT', 'geonames:323777'],
      ['airport:AYT', 'geonames:324190'],
    ],
  },
}
