import { join } from 'node:path'
import ts from 'typescript'
import { repository } from './source-tree'

/** What the compiler has read of each layer, by target and path: most of the time goes into libraries. */
const readFiles = new Map<string, ts.SourceFile | undefined>()

/** The program of a layer; or of planted files in it alone, by their names. */
export function programOf(layer: string, planted: Readonly<Record<string, string>> = {}): ts.Program {
  const folder = join(repository, layer)
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const program = { ...options, composite: false, incremental: false, noEmit: true, emitDeclarationOnly: false }
  const texts = new Map(Object.entries(planted).map(([name, text]) => [join(folder, name), text]))
  const host = ts.createCompilerHost(program)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, name)
  host.getSourceFile = (name, target) => {
    const text = texts.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, target, true)
    const key = `${typeof target === 'object' ? target.languageVersion : target} ${name}`
    if (!readFiles.has(key)) readFiles.set(key, getSourceFile.call(host, name, target))
    return readFiles.get(key)
  }
  return ts.createProgram(texts.size === 0 ? fileNames : [...texts.keys()], program, host)
}
