// The budgets of first views, as their routes say them: what a phone downloads before a button acts, in brotli bytes.
import { existsSync, readFileSync } from 'node:fs'

const folder = process.env.BUILD_DIR ?? 'dist'
const read = (file, otherwise) =>
  existsSync(`${folder}/${file}`) ? JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) : otherwise
const chunkFiles = read('web/chunk-files.json', {})
const filesOf = (chunks) =>
  [...new Set(['index', ...chunks].flatMap((chunk) => chunkFiles[chunk] ?? []))].map((file) => `${folder}/web/${file}`)

export default read('server/screens.json', { firstViews: [] }).firstViews.flatMap(({ path, chunks, script }) => [
  {
    name: `${path}: script`,
    path: filesOf(chunks).filter((file) => file.endsWith('.js')),
    limit: script,
    brotli: true,
  },
  {
    name: `${path}: style`,
    path: filesOf(chunks).filter((file) => file.endsWith('.css')),
    // Most screens stay below 7; one with a film, its reactions and comments comes near it.
    limit: '10.25 KB',
    brotli: true,
  },
])
