/**
 * States and provinces that follow a town's name where there are many namesakes of Europe's towns: "Paris, Texas". By
 * key; Georgia is missing, for with us it is a country.
 */
export const OUTSIDE_REGIONS: ReadonlySet<string> = new Set(
  (
    'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,iowa,' +
    'kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,' +
    'nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,' +
    'rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,' +
    'wyoming,alberta,british columbia,manitoba,new brunswick,newfoundland,nova scotia,ontario,prince edward island,' +
    'quebec,saskatchewan,new south wales,queensland,south australia,tasmania,victoria australia,western australia,siberia'
  ).split(','),
)

/**
 * Codes of states and provinces behind a comma: "Paris, TX". Those are missing that are a country of ours (DE, MD) or an Italian
 * province (CA, MI, PA, VA).
 */
export const OUTSIDE_STATES: ReadonlySet<string> = new Set(
  'AK AZ FL GA HI IA ID IL IN KS KY LA MA NC ND NE NH NJ NM NV NY OH OK SC SD TX UT WA WI WV WY AB BC MB NB NS ON QC SK'.split(
    ' ',
  ),
)
