/** Adds to the demo's media what its manifest does not have yet: pictures, a station's cover and short films. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shorts } from './parts-video.mjs'
import { radioCover } from './draw/covers.mjs'
import { portrait } from './draw/portraits.mjs'
import { scenes } from './draw/scene-list.mjs'
import { radioChannels } from './catalogue.mjs'
import { sceneSvg, writeWebp } from './lib/render.mjs'

const [root, ...parts] = process.argv.slice(2)
const manifestFile = join(root, 'manifest.json')
const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
if (parts.includes('pictures')) for (const scene of scenes) {
  if (manifest.pictures.some((picture) => picture.scene === scene.id)) continue
  const file = `pictures/${scene.id}.webp`
  await writeWebp(sceneSvg(scene), join(root, file), 67)
  manifest.pictures.push({ file, scene: scene.id, light: scene.palette, width: 1200, height: 675, tags: scene.tags })
}
if (parts.includes('covers')) for (const channel of radioChannels) {
  if (manifest.radioCovers.some(({ id }) => id === channel.id)) continue
  const file = `covers/radio-${channel.id}.webp`
  await writeWebp(radioCover({ ...channel, seed: channel.id }), join(root, file), 74)
  manifest.radioCovers.push({ file, id: channel.id, width: 600, height: 600, mood: channel.mood })
}
if (parts.includes('avatars')) for (let index = manifest.avatars.length; index < 30; index += 1) {
  const file = `avatars/avatar-${String(index + 1).padStart(2, '0')}.webp`
  const svg = portrait(index + 20, { gear: false, elder: index % 7 === 5, child: index % 6 === 4 })
  await writeWebp(svg, join(root, file), 74, [200, 200])
  manifest.avatars.push({ file, width: 200, height: 200 })
}
if (parts.includes('shorts')) {
  const known = new Set(manifest.shorts.map(({ id }) => id))
  manifest.shorts.push(...(await shorts(root, (clip) => !known.has(clip.id))).shorts)
}
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
