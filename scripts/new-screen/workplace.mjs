import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The repository as the generator changes it: it makes files, and puts lines into those that are there. Nothing is
 * written before `write`, so that a screen is made whole or not at all.
 */
export class Workplace {
  texts = new Map()
  made = []
  changed = []
  /** What the generator did not do, for whoever ran it. */
  notes = []

  constructor(root) {
    this.root = root
  }

  has(path) {
    return this.texts.has(path) || existsSync(join(this.root, path))
  }

  read(path) {
    return this.texts.get(path) ?? readFileSync(join(this.root, path), 'utf8')
  }

  /** The texts of the files in a folder whose names end so. */
  below(folder, ending) {
    return readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => this.read(join(folder, path)))
  }

  /** The area in which a feature stands; null when it is new. */
  areaOf(feature) {
    return this.areas().find((area) => this.has(`src/ui/${area}/${feature}`)) ?? null
  }

  areas() {
    return readdirSync(join(this.root, 'src/ui'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  }

  /** The first of the paths that is there. */
  find(...paths) {
    return paths.find((path) => this.has(path)) ?? null
  }

  make(path, text) {
    if (this.has(path)) throw new Error(`${path} is there already: choose another name`)
    this.texts.set(path, text.trimStart())
    this.made.push(path)
  }

  /**
   * Puts each text behind its anchor, and each import among the imports; an anchor that is not there is a change of the
   * house that the generator does not know.
   */
  change(path, imports, ...changes) {
    let text = this.read(path)
    for (const [anchor, addition] of changes) {
      const found = anchor.exec(text)
      if (found === null) throw new Error(`${path} has no ${anchor}: the generator does not know where to put its line`)
      const end = found.index + found[0].length
      text = `${text.slice(0, end)}${addition}${text.slice(end)}`
    }
    for (const line of imports) text = withImport(text, line)
    this.texts.set(path, text)
    if (!this.made.includes(path) && !this.changed.includes(path)) this.changed.push(path)
  }

  /** Says something otherwise, where it stands at all. */
  rewrite(path, pattern, text) {
    this.texts.set(path, this.read(path).replace(pattern, text))
  }

  write() {
    for (const [path, text] of this.texts) {
      const file = join(this.root, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}

const moduleOf = (line) => /from '([^']+)'$/.exec(line)?.[1] ?? null
const folderOf = (module) => module.slice(0, module.lastIndexOf('/') + 1)

/** An import beside those of the same folder, by the alphabet, else after all others. */
function withImport(text, line) {
  const lines = text.split('\n')
  const module = moduleOf(line)
  const all = lines.flatMap((each, place) => {
    const of = /^(import|\}) /.test(each) ? moduleOf(each) : null
    return of === null ? [] : [{ place, module: of, isWhole: each.startsWith('import') }]
  })
  // Another name of a module that is imported already joins those before it.
  const named = /^import \{ (\w+) \} from /.exec(line)?.[1]
  const joined = lines.findIndex((each) => /^import \{ [^}]* \} from /.test(each) && moduleOf(each) === module)
  if (named !== undefined && joined !== -1) {
    lines[joined] = lines[joined].replace(' } from ', `, ${named} } from `)
    return lines.join('\n')
  }
  const same = all.filter((each) => folderOf(each.module) === folderOf(module))
  const next = same.find((each) => each.isWhole && each.module > module)
  const place = next?.place ?? ((same.at(-1) ?? all.at(-1))?.place ?? -1) + 1
  lines.splice(place, 0, line)
  return lines.join('\n')
}

/** A change that puts an entry at the end of a list in brackets; the beginning ends with the list's bracket. */
export function atEnd(workplace, path, beginning, entry) {
  const anchor = new RegExp(`${beginning.source}[^\\]]*`)
  const list = anchor.exec(workplace.read(path))?.[0] ?? ''
  return [anchor, /[[,]\s*$/.test(list) ? entry : `, ${entry}`]
}
