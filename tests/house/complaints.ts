import { join } from 'node:path'
import ts from 'typescript'
import { repository } from './source-tree'

interface Complaint {
  readonly line: number
  readonly message: string
}

/** What a layer's compiler has read of libraries, by target and path: most of the time goes into these. */
const declarations = new Map<string, ts.SourceFile | undefined>()

/** The compiler's errors for a file in a layer, without those of what it imports. */
export function complaintsOf(layer: string, text: string): readonly Complaint[] {
  const folder = join(repository, layer)
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const path = join(folder, 'planted.ts')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, target) => {
    if (name === path) return ts.createSourceFile(name, text, target)
    const key = `${typeof target === 'object' ? target.languageVersion : target} ${name}`
    if (!declarations.has(key)) declarations.set(key, getSourceFile.call(host, name, target))
    return declarations.get(key)
  }
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
  const planted = program.getSourceFile(path)
  return [...program.getSyntacticDiagnostics(planted), ...program.getSemanticDiagnostics(planted)].map(
    ({ file, start, messageText }) => ({
      line: file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }),
  )
}
