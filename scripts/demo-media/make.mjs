/**
 * Generates the demo city's pictures, sound and video into platform/demo/media. Run: node scripts/demo-media/make.mjs
 * [part ...] Parts: pictures maps covers people site audio radio videos captions shorts television forms (all when
 * none is named); the manifest is updated each time. Needs sharp (a dependency of this project) and, for sound and video,
 * ffmpeg with x264 and flite, sox and espeak-ng (Debian: apt-get install ffmpeg sox espeak-ng); forms need a Chromium,
 * which CHROMIUM_PATH may name. Everything else is seeded,
 * so that the output is reproducible.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../platform/demo/media')
const parts = {
  pictures: ['./parts-pictures.mjs', 'pictures'],
  maps: ['./parts-pictures.mjs', 'maps'],
  covers: ['./parts-pictures.mjs', 'covers'],
  people: ['./parts-pictures.mjs', 'people'],
  site: ['./parts-pictures.mjs', 'site'],
  audio: ['./parts-sound.mjs', 'audio'],
  radio: ['./parts-sound.mjs', 'radio'],
  videos: ['./parts-video.mjs', 'videos'],
  captions: ['./parts-captions.mjs', 'captions'],
  shorts: ['./parts-video.mjs', 'shorts'],
  television: ['./parts-video.mjs', 'television'],
  forms: ['./parts-forms.mjs', 'forms'],
}

const commandLine = process.argv.slice(2)
const unknown = commandLine.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Known: ${Object.keys(parts).join(' ')}`)
  process.exit(1)
}
await mkdir(root, { recursive: true })
const manifestFile = join(root, 'manifest.json')
for (const name of commandLine.length > 0 ? commandLine : Object.keys(parts)) {
  const [module, make] = parts[name]
  const startedAt = process.uptime()
  const partResult = await (await import(module))[make](root)
  const manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : { version: 1 }
  await writeFile(manifestFile, `${JSON.stringify({ ...manifest, ...partResult }, null, 1)}\n`)
  console.log(`${name}: ${Math.round(process.uptime() - startedAt)} s`)
}
