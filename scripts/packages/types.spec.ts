import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { consumer, root } from './packages.ts'

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
const PROGRAMS = ['sdk.ts', 'element.ts', 'widget.tsx']
/** What lies in a package of somebody else. */
const FOREIGN = /\/node_modules\/(?!@fiacre\/)/
const folder = join(consumer, 'types')

it('the packed types hold in programs that resolve as Node does, as ES modules and as CommonJS', () => {
  const paths = (['module', 'commonjs'] as const).flatMap((type) =>
    PROGRAMS.map((file) => asType(file, type)),
  )
  expect(mistakesIn(paths, NODE16)).toEqual([])
})

it('the types of the element hold in a program that has installed nothing but the widget', () => {
  // Beside the other program: below it the SDK would be found there.
  const alone = join(consumer, '..', 'alone')
  cpSync(join(consumer, 'node_modules/@fiacre/widget'), join(alone, 'node_modules/@fiacre/widget'), {
    recursive: true,
  })
  copyFileSync(join(folder, 'element.ts'), join(alone, 'element.ts'))
  expect(mistakesIn([join(alone, 'element.ts')], BUNDLER)).toEqual([])
})

it('the types of the SDK hold on a server, without those of a browser', () => {
  const options = {
    ...NODE16,
    lib: ['lib.es2022.d.ts'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  }
  expect(mistakesIn([asType('sdk.ts', 'module')], options)).toEqual([])
})

// Together, as the packages' own declarations are most of what is read. That they need none of Node's, the first test sees.
it('the packed types hold in programs that resolve as bundlers do, and in those of the READMEs', () => {
  const shown = ['README.md', 'sdk/README.md'].flatMap(programsIn)
  expect(shown.length).toBeGreaterThan(2)
  const options = { ...BUNDLER, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] }
  expect(mistakesIn([...PROGRAMS.map((file) => join(folder, file)), ...shown], options)).toEqual([])
})

/** Writes the programs that a text shows to files. */
function programsIn(readme: string): string[] {
  const text = readFileSync(join(root, readme), 'utf8')
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, program = ''], index) => {
    const path = join(folder, `${readme.replaceAll(/\W/g, '-')}-${index}.ts`)
    writeFileSync(path, program)
    return path
  })
}

/** A program as part of a package of that type. */
function asType(file: string, type: 'module' | 'commonjs'): string {
  const path = join(folder, type, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(join(folder, type, 'package.json'), JSON.stringify({ type }))
  copyFileSync(join(folder, file), path)
  return path
}

/** What has been read of a declaration, which several programs take and read in the same way. */
const read = new Map<string, ts.SourceFile | undefined>()

/**
 * Reads each declaration once for all programs; most of them are those of the platform. How it is read says whether it is an ES
 * module; programs that resolve in other ways read it alike.
 */
function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, how, ...rest) => {
    const key = JSON.stringify([name, how])
    if (!name.endsWith('.d.ts') || !read.has(key)) read.set(key, getSourceFile(name, how, ...rest))
    return read.get(key)
  }
  return host
}

/** What the compiler says of programs and of the packages' declarations that they take. */
function mistakesIn(paths: string[], resolution: ts.CompilerOptions): string[] {
  const options = { ...STRICT, ...resolution }
  const program = ts.createProgram(paths, options, hostFor(options))
  // Those of Node, of React and of zod are not ours to check, and are most of what there is.
  const ours = program.getSourceFiles().filter(({ fileName }) => !FOREIGN.test(fileName))
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...ours.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ].map((each) => {
    const at = each.file?.getLineAndCharacterOfPosition(each.start ?? 0)
    const where = each.file ? `${relative(folder, each.file.fileName)}:${(at?.line ?? 0) + 1} ` : ''
    return where + ts.flattenDiagnosticMessageText(each.messageText, '\n')
  })
}
