import type { PlaceId } from './catalogue.data.ts'

/**
 * For each resort of the catalogue the nearest airport that airlines of several countries fly to in its season: where a ride
 * from the runway begins. Airfields for private planes do not count, however near.
 */
export const RUNWAYS: Readonly<Record<PlaceId, PlaceId>> = {
  'geonames:2976742': 'airport:TLN', // Saint-Tropez
  'geonames:3028808': 'airport:NCE', // Cannes
  'geonames:3032797': 'airport:BIQ', // Biarritz
  'curated:santorini': 'airport:JTR', // Santorini
  'geonames:257056': 'airport:JMK', // Mykonos
  'geonames:400666': 'airport:RHO', // Rhodes
  'geonames:3166350': 'airport:NAP', // Sorrento
  'geonames:2522975': 'airport:CTA', // Taormina
  'geonames:3169361': 'airport:RMI', // Rimini
  'geonames:3195890': 'airport:SPU', // Makarska
  'geonames:3191518': 'airport:PUY', // Rovinj
  'geonames:3192699': 'airport:PUY', // Poreč
  'geonames:2521088': 'airport:ALC', // Benidorm
  'geonames:2514169': 'airport:AGP', // Marbella
  'geonames:3118212': 'airport:GRO', // Lloret de Mar
  'geonames:3203106': 'airport:TIV', // Budva
  'curated:sveti-stefan': 'airport:TIV', // Sveti Stefan
  'geonames:3197538': 'airport:TIV', // Kotor
  'geonames:2272222': 'airport:FAO', // Albufeira
  'geonames:2267226': 'airport:FAO', // Lagos
  'geonames:6545006': 'airport:FAO', // Vilamoura
  'geonames:3027301': 'airport:GVA', // Chamonix
  'geonames:3023065': 'airport:CMF', // Courchevel
  'geonames:6544556': 'airport:CMF', // Val Thorens
  'geonames:3177952': 'airport:TSF', // Cortina d'Ampezzo
  'geonames:3174664': 'airport:BZO', // Livigno
  'geonames:3181545': 'airport:TRN', // Breuil-Cervinia
  'geonames:2658168': 'airport:GVA', // Verbier
  'geonames:2658813': 'airport:BGY', // St. Moritz
  'geonames:2661039': 'airport:ZRH', // Davos
  'geonames:2774347': 'airport:SZG', // Kitzbühel
  'geonames:2766757': 'airport:INN', // St. Anton am Arlberg
  'geonames:2775183': 'airport:INN', // Ischgl
  'geonames:3152989': 'airport:OSL', // Hemsedal
  'geonames:3133819': 'airport:SCR', // Trysil
  'geonames:3155913': 'airport:OSL', // Geilo
  'geonames:7117281': 'airport:KTT', // Levi
  'curated:yllas': 'airport:KTT', // Ylläs
  'curated:ruka': 'airport:KAO', // Ruka
}
