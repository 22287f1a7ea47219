// The script budget of first views: what a phone downloads before a button acts, in brotli bytes.
import { existsSync, readFileSync } from 'node:fs'

const folder = `${process.env.BUILD_DIR ?? 'dist'}/web`
const chunks = existsSync(`${folder}/chunk-files.json`)
  ? JSON.parse(readFileSync(`${folder}/chunk-files.json`, 'utf8'))
  : {}
const filesOf = (name) =>
  [...new Set([...(chunks.index ?? []), ...(chunks[name] ?? [])])].map((file) => `${folder}/${file}`)
const budget = (name, limit) => [
  { name: `${name}: script`, path: filesOf(name).filter((file) => file.endsWith('.js')), limit, brotli: true },
  { name: `${name}: style`, path: filesOf(name).filter((file) => file.endsWith('.css')), limit: '10 KB', brotli: true },
]

export default [
  ...budget('home', '170 KB'),
  ...budget('page', '173 KB'),
  ...budget('category', '168 KB'),
  ...budget('article', '178 KB'),
  ...budget('audio', '181 KB'),
  ...budget('album', '174 KB'),
  ...budget('video', '185 KB'),
]
