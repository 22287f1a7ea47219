import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = 'src/ui'
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name))
const read = (file: string): string => readFileSync(file, 'utf8')

/** The class names that a CSS module defines. */
function classesOf(css: string): ReadonlySet<string> {
  const rules = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/:global\([^)]*\)*/g, '')
    .replace(/(["'])(?:\\.|(?!\1).)*\1/g, '')
  const selectors = rules.replace(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
}

interface Use {
  readonly file: string
  readonly sheet: string
  readonly names: ReadonlySet<string>
  readonly isDynamic: boolean
}

/** The class names that a file uses from its style sheets; `isDynamic` when some names are computed at run time. */
function usesOf(file: string): Use[] {
  const code = read(file)
  return [...code.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'/gm)].map(([, name = '', path = '']) => ({
    file,
    sheet: join(dirname(file), path),
    names: new Set(
      [...code.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)|\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(
        ([, dotted, quoted]) => dotted ?? quoted ?? '',
      ),
    ),
    isDynamic: new RegExp(`\\b${name}(?:\\[(?!')|\\s*[,})])`).test(code),
  }))
}

/** The class names that a style sheet takes from another, or from itself, through `composes`. */
function composedBy(file: string): Use[] {
  return [...read(file).matchAll(/composes: ([\w\s-]+?)(?: from '([^']+)')?;/g)].map(([, names = '', path]) => ({
    file,
    sheet: path === undefined ? file : join(dirname(file), path),
    names: new Set(names.split(/\s+/)),
    isDynamic: false,
  }))
}

const uses = [
  ...files.filter((file) => /\.tsx?$/.test(file)).flatMap(usesOf),
  ...files.filter((file) => file.endsWith('.module.css')).flatMap(composedBy),
]

describe('The class names of style sheets', () => {
  it('are those that the sheet has', () => {
    const unknown = uses.flatMap(({ file, sheet, names }) => {
      const known = classesOf(read(sheet))
      return [...names].filter((name) => !known.has(name)).map((name) => `${file} ${name}`)
    })
    expect(unknown).toEqual([])
  })

  it('are all used', () => {
    const unused = files
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((sheet) => {
        const users = uses.filter((use) => use.sheet === sheet)
        if (users.some(({ isDynamic }) => isDynamic)) return []
        return [...classesOf(read(sheet))]
          .filter((name) => !users.some(({ names }) => names.has(name)))
          .map((name) => `${sheet} ${name}`)
      })
    expect(unused).toEqual([])
  })

  it('are distinguished from elements, numbers and global names', () => {
    expect([
      ...classesOf(
        '.a .b-c:hover::after{width:.5px;content:".no"} :global([data-x]) .d > li + li{} /* .e */ @media (min-width: 1.5px){.f{}}',
      ),
    ]).toEqual(['a', 'b-c', 'd', 'f'])
  })
})
