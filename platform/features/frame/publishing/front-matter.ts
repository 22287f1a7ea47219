import { languages } from '../../../../src/domain/frame/site/preferences'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { parseYaml } from '../../../kernel/operator/written-yaml'
import type { LineFault, WrittenYaml } from '../../../kernel/operator/written-yaml'

/** Something wrong in a file, at a line of it, counted from 1. */
export interface FileProblem extends LineFault {
  readonly file: string
}

/** The text in one language, and the line on which it begins. */
export interface WrittenBlock {
  readonly text: string
  readonly line: number
}

/** A file: the fields of its front matter, and its text in each language. */
export interface WrittenFile extends Pick<WrittenYaml, 'lineOf'> {
  readonly fields: unknown
  readonly blocks: Readonly<Partial<Record<Language, WrittenBlock>>>
}

/** A line that says in which language the text below it is. */
const languageLine = /^<!--\s*(\S+)\s*-->$/

/**
 * Parses a file: YAML between two lines `---`, then the text in each language below a line `<!-- zh-CN -->` or
 * `<!-- en -->`.
 */
export function parseFile(source: string): {
  readonly file: WrittenFile | null
  readonly faults: readonly LineFault[]
} {
  const lines = source.split('\n')
  const isFence = (line: string | undefined): boolean => line?.trimEnd() === '---'
  const end = lines.findIndex((line, index) => index > 0 && isFence(line))
  if (!isFence(lines[0]) || end === -1)
    return { file: null, faults: [{ line: 1, message: 'the file must begin with fields between two lines "---"' }] }
  const { value, lineOf, faults } = parseYaml(lines.slice(1, end).join('\n'), 1)
  if (faults.length > 0) return { file: null, faults }
  const { blocks, faults: textFaults } = splitText(lines, end + 1)
  return { file: { fields: value, blocks, lineOf }, faults: textFaults }
}

function splitText(lines: readonly string[], from: number) {
  const blocks: Partial<Record<Language, WrittenBlock>> = {}
  const faults: LineFault[] = []
  let language: Language | null = null
  let begin = from
  const keep = (to: number): void => {
    if (language !== null) blocks[language] = { text: lines.slice(begin, to).join('\n'), line: begin + 1 }
  }
  for (let at = from; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim()
    const name = languageLine.exec(line)?.[1]
    const named = languages.find((each) => each === name)
    if (name !== undefined && named === undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(name))
      faults.push({ line: at + 1, message: `the site has no language "${name}": it has ${languages.join(' and ')}` })
    else if (named !== undefined) {
      keep(at)
      if (blocks[named] !== undefined) faults.push({ line: at + 1, message: `the text in ${named} stands twice` })
      language = named
      begin = at + 1
    } else if (language === null && line !== '')
      return {
        blocks,
        faults: [
          { line: at + 1, message: 'say in which language this is, by a line <!-- zh-CN --> or <!-- en --> above' },
        ],
      }
  }
  keep(lines.length)
  return { blocks, faults }
}
