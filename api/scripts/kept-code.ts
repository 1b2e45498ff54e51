import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

const ENDING = '.code'
const SUM_BYTES = 4

/**
 * Runs a file as a script. Node's own store of compiled code holds what is compiled when a file is loaded; functions that are called
 * later, which are nearly all, are compiled anew at each start. Here what has been called until `keep` is kept as well, beside Node's store, for
 * its version of V8 and the options that it runs with. Where Node keeps none (`NODE_COMPILE_CACHE`), nor is any kept here.
 * @param path of a file whose name changes with what is in it; in ASCII
 */
export function loadKept(path: string): { value: unknown; keep: () => void } {
  const folder = getCompileCacheDir()
  const kept = folder === undefined ? undefined : join(folder, basename(path) + ENDING)
  const script = new Script(readFileSync(path, 'latin1'), {
    filename: path,
    cachedData: kept === undefined ? undefined : readCode(kept),
  })
  const value = script.runInThisContext()
  if (kept === undefined || script.cachedDataRejected === false) return { value, keep() {} }
  // What has not been called for a while would be dropped, and so be missing from what is kept.
  setFlagsFromString('--no-flush-bytecode')
  return {
    value,
    keep() {
      // First: V8 takes back what was made with the options that it then runs with.
      setFlagsFromString('--flush-bytecode')
      writeCode(kept, script.createCachedData())
    },
  }
}

/** Nothing where there is none, or not all of it reached the disk: V8 would run whatever it says. */
function readCode(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    const code = bytes.subarray(SUM_BYTES)
    return crc32(code) === bytes.readUInt32LE(0) ? code : undefined
  } catch {
    return undefined
  }
}

/** A folder that cannot be written costs time at the next start, and nothing else. */
function writeCode(path: string, code: Buffer): void {
  const sum = Buffer.alloc(SUM_BYTES)
  sum.writeUInt32LE(crc32(code))
  const made = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(made, Buffer.concat([sum, code]))
    renameSync(made, path)
    for (const name of readdirSync(dirname(path))) {
      if (name.endsWith(ENDING) && name !== basename(path)) rmSync(join(dirname(path), name))
    }
  } catch {
    rmSync(made, { force: true })
  }
}
