// What a phone downloads before a button acts, in brotli bytes: the start, which all screens share, and what each adds.
import { existsSync, readFileSync } from 'node:fs'
import { ownScript, ownStyle, startScript, startStyle } from './scripts/first-view-budgets.mjs'

const folder = process.env.BUILD_DIR ?? 'dist'
const read = (file, otherwise) =>
  existsSync(`${folder}/${file}`) ? JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) : otherwise
const chunkFiles = read('web/chunk-files.json', {})
const start = chunkFiles.index ?? []
/** As the build compressed them. */
const sentFile = (file) => {
  const path = `${folder}/web/${file}`
  return existsSync(`${path}.br`) ? `${path}.br` : path
}
const filesOf = (files, ending) => files.filter((file) => file.endsWith(ending)).map(sentFile)
const ownFiles = (chunks) =>
  [...new Set(chunks.flatMap((chunk) => chunkFiles[chunk] ?? []))].filter((file) => !start.includes(file))

const budget = (name, files, ending, limit) => {
  const path = filesOf(files, ending)
  return path.length === 0 ? [] : [{ name, path, limit, brotli: false, gzip: false }]
}

export default [
  ...budget('start: script', start, '.js', startScript),
  ...budget('start: style', start, '.css', startStyle),
  ...read('server/screens.json', { firstViews: [] }).firstViews.flatMap(({ path, chunks }) => {
    return [
      ...budget(`${path}: script`, ownFiles(chunks), '.js', ownScript),
      ...budget(`${path}: style`, ownFiles(chunks), '.css', ownStyle),
    ]
  }),
]
