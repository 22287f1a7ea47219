import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from './source-tree'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repository, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(repository, path)))
const names = new Set(tracked.map((path) => basename(path)))
/** What is measured once stays as it was then: its files may be gone. The demo's articles name addresses of the city. */
const documents = tracked
  .filter((path) => path.endsWith('.md') && path !== 'docs/measurements.md' && !path.startsWith('platform/demo/'))
  .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }))
const wordsOf = (path: string) => readFileSync(join(repository, path), 'utf8').split(/\s+/).length

describe('the documents', () => {
  it('are short where everybody starts: the architecture has one page, the front page one screen', () => {
    expect(wordsOf('docs/ARCHITECTURE.md')).toBeLessThanOrEqual(900)
    expect(wordsOf('README.md')).toBeLessThanOrEqual(420)
  })

  it('have lines that fit a window, but for tables and examples', () => {
    const isProse = (line: string) => !/^\s*(?:\||<)/.test(line)
    const long = documents
      .filter(({ path }) => path !== 'docs/screens.md')
      .flatMap(({ path, text }) =>
        text
          .replace(/^```.*?^```/gms, '')
          .split('\n')
          .filter((line) => line.length > 200 && isProse(line))
          .map((line) => `${path}: ${line.slice(0, 60)}`),
      )
    expect(long).toEqual([])
  })

  it('say in half a page how something is added, each with an example', () => {
    const hows = documents.filter(({ path }) => path.startsWith('docs/how/') && !path.endsWith('words.md'))
    expect(hows.length).toBeGreaterThan(8)
    expect(hows.filter(({ text }) => text.split(/\s+/).length > 420).map(({ path }) => path)).toEqual([])
    const adding = hows.filter(({ path }) => !path.includes('remove-'))
    expect(adding.filter(({ text }) => !/^Example: .*`[\w/.-]+\.\w+`/m.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('name files and folders that exist', () => {
    const missing = documents.flatMap(({ path, text }) => pathsOf(path, text).filter((each) => !isThere(each)))
    expect(missing).toEqual([])
    expect(pathsOf('docs/x.md', 'see [a](../README.md), `src/ui/nowhere.ts`, `nowhere.test.ts`')).toEqual([
      'README.md',
      'src/ui/nowhere.ts',
      'nowhere.test.ts',
    ])
    expect(['src/ui/nowhere.ts', 'nowhere.test.ts', 'README.md'].filter(isThere)).toEqual(['README.md'])
  })

  it('name commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const missing = documents.flatMap(({ path, text }) =>
      [
        ...[...text.matchAll(/npm run ([\w:-]+)/g)].filter(([, name = '']) => !(name in scripts)),
        ...[...text.matchAll(/npx (?:--[\w-]+ )*([\w@/-]+)/g)].filter(
          ([, name = '']) => !existsSync(join(repository, 'node_modules/.bin', name)),
        ),
      ].map(([said]) => `${path}: ${said}`),
    )
    expect(missing).toEqual([])
  })
})

/**
 * The paths that a document names: in its links, and as code that looks like a file or a folder of the repository. What
 * it shows as a whole file names its own.
 */
function pathsOf(document: string, whole: string): string[] {
  const text = whole.replace(/^```markdown\n[^]*?^```/gm, '')
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?(?: "[^"]*")?\)/g)].map(([, link = '']) =>
    join(dirname(document), link),
  )
  const code = [...text.matchAll(/`([\w./-]+)`/g)].map(([, each = '']) => each)
  const files = code.filter((each) => /\.(ts|tsx|mjs|cjs|md|css|json|yaml)$/.test(each) && !each.startsWith('.'))
  const folders = code.filter((each) =>
    /^(src|platform|contract|tests|docs|scripts|bench|conform|faults)\/[\w/-]*$/.test(each),
  )
  return [...links, ...files, ...folders]
}

/** A path from the root, or the name alone of a file somewhere; what is generated is named, too. */
function isThere(path: string): boolean {
  if (/^(dist|\.data|\.cache)\//.test(path)) return true
  return path.includes('/') ? existsSync(join(repository, path)) : names.has(path) || path === 'screens.json'
}
