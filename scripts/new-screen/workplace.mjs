import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A view of the repository for the generator: it adds files, and inserts lines into existing ones. Nothing is written
 * before `write`, so that a screen is generated completely or not at all.
 */
export class Workplace {
  texts = new Map()
  writtenFiles = []
  changed = []
  /** What remains to be done by the person who ran the generator. */
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

  /** The files in a folder whose names have this ending. */
  pathsBelow(folder, ending) {
    return readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path))
      .map((path) => join(folder, path).replaceAll('\\', '/'))
  }

  /** The texts of the files in a folder whose names have this ending. */
  textsBelow(folder, ending) {
    return this.pathsBelow(folder, ending).map((path) => this.read(path))
  }

  /** The area of a feature; null when the feature is new. */
  areaOf(feature) {
    return this.areas().find((area) => this.has(`src/ui/${area}/${feature}`)) ?? null
  }

  areas() {
    return readdirSync(join(this.root, 'src/ui'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  }

  /** The first of the paths that exists; null when none does. */
  find(...paths) {
    return paths.find((path) => this.has(path)) ?? null
  }

  make(path, text) {
    if (this.has(path)) throw new Error(`${path} is there already: choose another name`)
    this.texts.set(path, text.trimStart())
    this.writtenFiles.push(path)
  }

  /**
   * Inserts each text after its anchor; a missing anchor means that the file has changed in a way that the generator
   * does not know.
   */
  change(path, ...changes) {
    let text = this.read(path)
    for (const [anchor, addition] of changes) {
      const match = anchor.exec(text)
      if (match === null) throw new Error(`${path} has no ${anchor}: the generator does not know where to put its line`)
      const end = match.index + match[0].length
      text = `${text.slice(0, end)}${addition}${text.slice(end)}`
    }
    this.#set(path, text)
  }

  /** Replaces a pattern, if it occurs at all. */
  rewrite(path, pattern, text) {
    this.#set(path, this.read(path).replace(pattern, text))
  }

  #set(path, text) {
    if (text === this.read(path)) return
    this.texts.set(path, text)
    if (!this.writtenFiles.includes(path) && !this.changed.includes(path)) this.changed.push(path)
  }

  /** Gives all code the imports of what it uses. The compiler is loaded for this alone, because that takes a while. */
  async addImports() {
    const { exportsIn, missingImports, withImport } = await import('./imports.mjs')
    const places = exportsIn(this)
    for (const path of [...this.texts.keys()].filter((each) => /\.tsx?$/.test(each))) {
      const old = this.writtenFiles.includes(path) ? '' : readFileSync(join(this.root, path), 'utf8')
      const lines = missingImports(path, this.read(path), old, places)
      this.texts.set(path, lines.reduce(withImport, this.read(path)))
    }
  }

  write() {
    for (const [path, text] of this.texts) {
      const file = join(this.root, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}

/** A change that appends an entry to a list in brackets; `beginning` ends with the list's opening bracket. */
export function atEnd(workplace, path, beginning, entry) {
  const anchor = new RegExp(`${beginning.source}[^\\]]*`)
  const list = anchor.exec(workplace.read(path))?.[0] ?? ''
  return [anchor, /[[,]\s*$/.test(list) ? entry : `, ${entry}`]
}
