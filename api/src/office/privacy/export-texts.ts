import { exportTextsEn } from './export-texts-en.ts'
import { exportTextsFr } from './export-texts-fr.ts'
import { exportTextsPl } from './export-texts-pl.ts'
import type { ExportTexts } from './export-words.ts'

const TEXTS: Readonly<Record<string, ExportTexts>> = {
  en: exportTextsEn,
  fr: exportTextsFr,
  pl: exportTextsPl,
}

export function exportTexts(language: string): { locale: string; texts: ExportTexts } {
  const locale = Object.hasOwn(TEXTS, language) ? language : 'en'
  return { locale, texts: TEXTS[locale] ?? exportTextsEn }
}
