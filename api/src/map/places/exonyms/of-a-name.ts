/** "d'Athènes", "du Mans", "de Genève". An h is left alone: most of ours are aspirated (Hambourg, Hanovre). */
export function frenchOf(name: string): string {
  if (/^Îles? /.test(name)) return `de l'${name}`
  if (/^Les? /.test(name)) return name.replace(/^Le /, 'du ').replace(/^Les /, 'des ')
  return /^[aeiouœæ]/i.test(name.normalize('NFKD')) ? `d'${name}` : `de ${name}`
}

/** Portuguese names that are said with their article. */
const PORTUGUESE_ARTICLES: Readonly<Record<string, string>> = {
  Corunha: 'da',
  Corvo: 'do',
  Flores: 'das',
  Funchal: 'do',
  Graciosa: 'da',
  Horta: 'da',
  Madeira: 'da',
  Pico: 'do',
  Porto: 'do',
  'Porto Santo': 'do',
  Terceira: 'da',
}

export function portugueseOf(name: string): string {
  return `${PORTUGUESE_ARTICLES[name] ?? 'de'} ${name}`
}
