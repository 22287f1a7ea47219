/**
 * Checks the generated media: every file of the manifest exists, every live segment has exactly its stated length and
 * starts where the one before it ended, VOD segments begin with a key frame, and loops decode without a fault. Run:
 * node scripts/demo-media/verify.mjs
 */
import { existsSync } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './sound/files.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../platform/demo/media')
const manifest = JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8'))
const faults = []
const check = (right, words) => {
  if (!right) faults.push(words)
}

const mediaNames = JSON.stringify(manifest).matchAll(/"([\w./-]+\.(?:webp|png|svg|m4a|ts|m3u8|mp4|vtt|pdf))"/g)
const files = new Set([...mediaNames].map(([, file]) => file))
for (const file of files) check(existsSync(join(root, file)), `missing: ${file}`)

/** Packets of one kind of stream: [time, flags], in order. */
async function packets(file, kind) {
  const { stdout } = await run(
    'ffprobe',
    '-v',
    'error',
    '-select_streams',
    kind,
    '-show_entries',
    'packet=pts_time,flags',
    '-of',
    'csv=p=0',
    file,
  )
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [time, flags] = row.split(',')
      return [Number(time), flags]
    })
}

for (const loop of [...manifest.radioLoops, ...manifest.tvLoops]) {
  let expected = null
  for (const segment of loop.segments) {
    const file = join(root, segment.file)
    const sound = await packets(file, 'a')
    check(Math.abs(sound.length * 0.032 - segment.duration) < 1e-6, `${segment.file}: ${sound.length} sound frames`)
    if (expected !== null)
      check(Math.abs(sound[0][0] - expected) < 0.0005, `${segment.file}: starts at ${sound[0][0]}, not ${expected}`)
    expected = sound[0][0] + segment.duration
    if (!loop.width) continue
    const picture = await packets(file, 'v')
    check(Math.abs(picture.length / 15 - segment.duration) < 1e-6, `${segment.file}: ${picture.length} pictures`)
    check(picture[0][1].startsWith('K'), `${segment.file}: no key frame first`)
    check(
      Math.abs(picture[0][0] - sound[0][0]) < 0.1,
      `${segment.file}: picture at ${picture[0][0]}, sound at ${sound[0][0]}`,
    )
  }
  const joinedLoop = `concat:${loop.segments.map(({ file }) => join(root, file)).join('|')}`
  const { stderr } = await run('ffmpeg', '-v', 'warning', '-i', joinedLoop, '-f', 'null', '-')
  check(stderr.trim() === '', `${loop.id}: ${stderr.trim().slice(0, 200)}`)
}

for (const video of manifest.videos) {
  for (const { playlist } of video.qualities) {
    const text = await readFile(join(root, playlist), 'utf8')
    const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, value]) => Number(value))
    check(
      lengths.every((length) => Math.abs(length - 4) < 0.05),
      `${playlist}: ${lengths.join(' ')}`,
    )
    const keys = (await packets(join(root, playlist), 'v'))
      .filter(([, flags]) => flags.startsWith('K'))
      .map(([time]) => time)
    check(
      keys.length === lengths.length && keys.every((time, index) => Math.abs(time - keys[0] - index * 4) < 0.01),
      `${playlist}: key frames at ${keys.join(' ')}`,
    )
  }
}

let bytes = 0
for (const name of await readdir(root, { recursive: true })) {
  const fileStats = await stat(join(root, name))
  if (fileStats.isFile()) bytes += fileStats.size
}
check(bytes <= 14 * 1024 * 1024, `the folder has ${(bytes / 1048576).toFixed(1)} MB`)
console.log(`${files.size} files named, ${(bytes / 1048576).toFixed(2)} MB in all, ${faults.length} faults`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
