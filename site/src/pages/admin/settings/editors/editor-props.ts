import type { SettingValue } from '../settings-reads.ts'

/** What the editor of a kind is given. */
export type EditorProps<Name extends keyof SettingValue> = {
  value: Exclude<SettingValue[Name], undefined>
  onChange: (value: Exclude<SettingValue[Name], undefined>) => void
}
