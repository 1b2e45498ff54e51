import type { StoredFile } from '../file-store.ts'
import { readRules, type Rule } from './read-rules.ts'

type Sheets = ReadonlyMap<string, readonly Rule[]>

/** The style sheets among built files, by path, once somebody asks for them. */
export function readSheets(files: ReadonlyMap<string, StoredFile>): () => Promise<Sheets> {
  let read: Promise<Sheets> | undefined
  return () => (read ??= readAll([...files].filter(([path]) => path.endsWith('.css'))))
}

async function readAll(files: readonly [string, StoredFile][]): Promise<Sheets> {
  const sheets = files.map(async ([path, file]): Promise<[string, Rule[]]> => {
    const sheet = await file.bytes('identity')
    return [path, readRules(sheet.toString('utf8'))]
  })
  return new Map(await Promise.all(sheets))
}
