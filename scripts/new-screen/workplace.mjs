import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The repository as the generator changes it: it makes files, and puts lines into those that are there. */
export class Workplace {
  touched = []
  told = []

  constructor(root) {
    this.root = root
  }

  has(path) {
    return existsSync(join(this.root, path))
  }

  read(path) {
    return readFileSync(join(this.root, path), 'utf8')
  }

  /** The first of the paths that is there. */
  find(...paths) {
    return paths.find((path) => this.has(path)) ?? null
  }

  make(path, text) {
    if (this.has(path)) throw new Error(`${path} is there already: choose another name`)
    this.write(path, text.trimStart())
    this.told.push(path)
  }

  /** Puts each text behind its anchor; an anchor that is not there is a change of the house that the generator does not know. */
  change(path, ...changes) {
    let text = this.read(path)
    for (const [anchor, addition] of changes) {
      const found = anchor.exec(text)
      if (found === null) throw new Error(`${path} has no ${anchor}`)
      const end = found.index + found[0].length
      text = `${text.slice(0, end)}${addition}${text.slice(end)}`
    }
    this.write(path, text)
    this.told.push(`${path} (changed)`)
  }

  write(path, text) {
    const file = join(this.root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    this.touched.push(path)
  }
}

/** Before the first import: the formatter leaves the order alone, and nobody minds it. */
export const imports = /^/
