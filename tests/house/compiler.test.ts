import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { repository } from './source-tree'

/** The compiler's errors for a file in a layer. */
function complaintsOf(layer: string, text: string): readonly string[] {
  const folder = join(repository, layer)
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const path = join(folder, 'planted.ts')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, target) =>
    name === path ? ts.createSourceFile(name, text, target) : getSourceFile.call(host, name, target)
  host.fileExists = (name) => name === path || fileExists.call(host, name)
  const program = ts.createProgram(
    [path],
    {
      ...options,
      composite: false,
      incremental: false,
      noEmit: true,
      emitDeclarationOnly: false,
      declaration: false,
      tsBuildInfoFile: undefined,
    },
    host,
  )
  return ts
    .getPreEmitDiagnostics(program)
    .map((diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '))
}

describe.each(['platform/kernel', 'platform/features', 'platform'])('%s is compiled with no DOM', (layer) => {
  it.each(["localStorage.getItem('x')", 'document.title', 'window.name'])('so %s does not compile', (use) => {
    expect(complaintsOf(layer, `export const planted = ${use}`)).not.toEqual([])
  })

  it('while what Node has does', () => {
    expect(complaintsOf(layer, "export const planted = fetch('/')")).toEqual([])
  })
})

describe.each(['src/domain', 'src/application'])('%s is compiled with no DOM and no Node types', (layer) => {
  it.each([
    "fetch('/')",
    "localStorage.getItem('x')",
    'document.title',
    'window.name',
    'process.exit()',
    'setTimeout(() => undefined, 1)',
  ])('so %s does not compile', (use) => {
    expect(complaintsOf(layer, `export const planted = ${use}`)).not.toEqual([])
  })

  it('while plain code does', () => {
    expect(complaintsOf(layer, 'export const planted = [1, 2].map((value) => value * 2)')).toEqual([])
  })
})
