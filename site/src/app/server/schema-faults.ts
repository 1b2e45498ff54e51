import { join } from 'node:path'
import ts from 'typescript'

const FILE = join(import.meta.dirname, 'graph-under-test.ts')
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2015.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/**
 * What the vocabulary of schema.org has against each graph of things, as the package of its types tells it: types and properties that
 * there are not, and values that a property does not take. Each fault is a sentence of the compiler.
 */
export function schemaFaults(graphs: readonly object[]): string[][] {
  const lines = graphs.map(
    (graph, index) => `export const graph${index}: import('schema-dts').Graph = ${JSON.stringify(graph)}`,
  )
  const host = ts.createCompilerHost(OPTIONS)
  const getSourceFile = host.getSourceFile.bind(host)
  const fileExists = host.fileExists.bind(host)
  host.fileExists = (name) => name === FILE || fileExists(name)
  host.getSourceFile = (name, target, ...rest) =>
    name === FILE ? ts.createSourceFile(name, lines.join('\n'), target) : getSourceFile(name, target, ...rest)
  const faults = graphs.map((): string[] => [])
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(
    ts.createProgram([FILE], OPTIONS, host),
  )) {
    const message = ts.flattenDiagnosticMessageText(messageText, '\n')
    // Without its place it is about the vocabulary itself, which then tells nothing.
    if (file?.fileName !== FILE) throw new Error(message)
    faults[file.getLineAndCharacterOfPosition(start).line]?.push(message)
  }
  return faults
}
