/** Adds an entry to what a feature loads later: its ways, or its notices. Where it has none yet, it declares them. */
export function addEntries(workplace, { feature, home }, { kind, chunk, imports, type, typeImport, brackets, entry }) {
  const file = `src/ui/${home}/${feature}.entries.ts`
  const text = workplace.has(file) ? workplace.read(file) : ''
  if (text.includes(`export const ${kind}: `)) {
    workplace.change(file, imports, [new RegExp(`export const ${kind}: [^=]*= \\${brackets[0]}`), `\n  ${entry},`])
    return
  }
  const exported = `export const ${kind}: ${type} = ${brackets[0]}\n  ${entry},\n${brackets[1]}`
  if (text === '') workplace.make(file, `${[typeImport, ...imports].join('\n')}\n\n${exported}\n`)
  else workplace.change(file, [typeImport, ...imports], [/[^]*(?=\n$)/, `\n\n${exported}`])
  workplace.change(
    `src/composition/features/${feature}.feature.ts`,
    [`import { lazyCode } from '../declare-feature'`],
    [/[^]*(?=\n\}\)\n$)/, `\n  ${kind}: lazyCode('${chunk}', () => import('../../ui/${home}/${feature}.entries')),`],
  )
}
