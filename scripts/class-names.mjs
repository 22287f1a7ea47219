// Names the classes of the style modules in a build: two letters stand for the file, and one for the class.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'
/** A name begins with a capital, so that it is never one that a library brings. */
const capitals = letters.slice(26, 52)
const slots = capitals.length * letters.length

const prefixOf = (slot) => capitals[Math.floor(slot / letters.length)] + letters[slot % letters.length]

/** Two letters for each file, from the hash of its path, so that a new file leaves those of nearly all others alone. */
export function filePrefixes(files) {
  const taken = new Map()
  if (files.length > slots) throw new Error(`${files.length} files have no two letters each`)
  for (const file of files.toSorted()) {
    let slot = createHash('sha256').update(file).digest().readUInt32BE() % slots
    while (taken.has(slot)) slot = (slot + 1) % slots
    taken.set(slot, file)
  }
  return new Map([...taken].map(([slot, file]) => [file, prefixOf(slot)]))
}

/** What a style module names for itself, in the order of its text. */
export const localNames = (text) => [
  ...new Set(Array.from(text.matchAll(/(?:[.#]|@keyframes\s+)(-?[a-z_][\w-]*)/gi), ([, name]) => name)),
]

/** The name within a file: a letter, or several beyond the 64th. */
export function numberName(index) {
  const last = letters[index % letters.length]
  return index < letters.length ? last : numberName(Math.floor(index / letters.length) - 1) + last
}

/** A function that names a class of a file below `root`; the same in each environment of a build. */
export function classNaming(root) {
  const prefixes = filePrefixes(
    readdirSync(join(root, 'src'), { recursive: true })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `src/${file.split(sep).join('/')}`),
  )
  const namesByFile = new Map()
  return (path, name) => {
    const file = relative(root, path).split(sep).join('/')
    if (!namesByFile.has(file)) namesByFile.set(file, localNames(readFileSync(join(root, file), 'utf8')))
    const index = namesByFile.get(file).indexOf(name)
    const prefix = prefixes.get(file)
    if (index === -1 || prefix === undefined) throw new Error(`${name} of ${file} has no name`)
    return prefix + numberName(index)
  }
}
