/** The ECB's `eurofxref-daily.xml` with these rates. */
export function ecbXml(date: string, rates: Record<string, number | string>): string {
  const cubes = Object.entries(rates).map(
    ([code, rate]) => `\t\t\t<Cube currency='${code}' rate='${rate}'/>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${date}'>
${cubes.join('')}\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`
}

/** Frankfurter's `/latest` with these rates. */
export function frankfurterJson(date: string, rates: Record<string, unknown>, base = 'EUR'): string {
  return JSON.stringify({ amount: 1.0, base, date, rates })
}
