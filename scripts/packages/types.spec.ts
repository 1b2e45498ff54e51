import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { consumer } from './packages.ts'

const STRICT: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  // The packages' own declarations are checked too, and those of the platform are not.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  target: ts.ScriptTarget.ES2022,
}

const NODE16 = { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }
const BUNDLER = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }
const PROGRAMS = ['sdk.ts', 'widget.tsx']
const folder = join(consumer, 'types')

it('the packed types hold in programs that resolve as Node does, as ES modules and as CommonJS', () => {
  const paths = (['module', 'commonjs'] as const).flatMap((type) =>
    PROGRAMS.map((file) => asType(file, type)),
  )
  expect(mistakesIn(paths, NODE16)).toEqual([])
})

it('the packed types hold in programs that resolve as bundlers do', () => {
  const paths = PROGRAMS.map((file) => join(folder, file))
  expect(mistakesIn(paths, BUNDLER)).toEqual([])
})

/** A program as part of a package of that type. */
function asType(file: string, type: 'module' | 'commonjs'): string {
  const path = join(folder, type, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(join(folder, type, 'package.json'), JSON.stringify({ type }))
  copyFileSync(join(folder, file), path)
  return path
}

/** What the compiler says of programs and of the declarations they take. */
function mistakesIn(paths: string[], resolution: ts.CompilerOptions): string[] {
  const program = ts.createProgram(paths, { ...STRICT, ...resolution })
  return ts.getPreEmitDiagnostics(program).map((each) => {
    const at = each.file?.getLineAndCharacterOfPosition(each.start ?? 0)
    const where = each.file ? `${relative(folder, each.file.fileName)}:${(at?.line ?? 0) + 1} ` : ''
    return where + ts.flattenDiagnosticMessageText(each.messageText, '\n')
  })
}
