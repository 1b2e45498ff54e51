import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../packages.ts'

const file = join(root, 'widget/src/element/element-events.ts')

/** The fields of every event's detail, by the name of its type. */
export function detailFields(): Record<string, string[]> {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)!
  return Object.fromEntries(
    source.statements.filter(ts.isTypeAliasDeclaration).map((each) => [
      each.name.text,
      checker
        .getTypeAtLocation(each)
        .getProperties()
        .map(({ name }) => name),
    ]),
  )
}
