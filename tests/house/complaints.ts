import { join } from 'node:path'
import ts from 'typescript'
import { programOf } from './layer-program'
import { repository } from './source-tree'

interface Complaint {
  readonly line: number
  readonly message: string
}

/** The compiler's errors for a file in a layer, without those of what it imports. */
export function complaintsOf(layer: string, text: string): readonly Complaint[] {
  const program = programOf(layer, { 'planted.ts': text })
  const planted = program.getSourceFile(join(repository, layer, 'planted.ts'))
  return [...program.getSyntacticDiagnostics(planted), ...program.getSemanticDiagnostics(planted)].map(
    ({ file, start, messageText }) => ({
      line: file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }),
  )
}
