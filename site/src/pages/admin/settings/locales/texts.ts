import { officeTexts } from '../../office-texts.ts'
import en from './en.json'

export const settingsTexts = officeTexts(en, async () => (await import('./pl.json')).default)
