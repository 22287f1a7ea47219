import { readFile } from 'node:fs/promises'
import { projectFile } from '../../kernel/shared/project-file'

/** The code of an app's side for both systems, as docs/hosts.md shows it. */
export async function readHostsCode(): Promise<Readonly<Record<'Android' | 'iOS', readonly string[]>>> {
  const text = await readFile(projectFile('docs/hosts.md'), 'utf8')
  const examples = (system: string): readonly string[] => {
    const section = text.split(`\n## ${system}\n`)[1]?.split('\n## ')[0] ?? ''
    return [...section.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, code = '']) => code.trimEnd())
  }
  return { Android: examples('Android'), iOS: examples('iOS') }
}
