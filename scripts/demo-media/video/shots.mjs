import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { scenes } from '../draw/scene-list.mjs'
import { composeScene } from '../lib/render.mjs'
import { round, svgDocument } from '../lib/svg.mjs'
import { ffmpeg } from '../sound/files.mjs'

export const framesPerSecond = 15

/** How named layers move on their own: units per second sideways, and the amplitude of a bobbing. */
const motions = {
  clouds: { speed: 9, bob: 0 },
  birds: { speed: 26, bob: 5 },
  boats: { speed: 16, bob: 2.5 },
  train: { speed: 120, bob: 0 },
  balloons: { speed: 8, bob: 9 },
  racer: { speed: 30, bob: 2 },
  leader: { speed: 46, bob: 3 },
  traffic: { speed: 34, bob: 0.8 },
  plane: { speed: 60, bob: 6, rise: -10 },
}
/** How many units per second the layers of falling rain and snow move down; they repeat without a gap. */
const falls = { rain: 620, snow: 62 }
const [overscan, overscanTop] = [60, 33.75]

/**
 * Films one scene: every layer is rendered separately and moved by its depth. `pan` is the camera's path in units
 * [from, to], `view` the visible width (1200 is the whole picture). Frames are composed at one and a half times the
 * size and scaled down, so that slow movements are smooth.
 */
export async function film(
  { scene: id, seconds, pan = [-40, 40], rise = [0, 0], view = 1200, width, height, start = {} },
  file,
  scratch,
) {
  const scene = scenes.find((candidate) => candidate.id === id)
  if (!scene) throw new Error(`No scene named ${id}.`)
  const { layers, defs } = composeScene(scene)
  const [bigWidth, bigHeight] = [Math.round(width * 1.5), Math.round(height * 1.5)]
  const scale = bigWidth / view
  const origin = 600 - view / 2
  const inputs = []
  const graph = [`color=c=black:s=${bigWidth}x${bigHeight}:r=${framesPerSecond}:d=${seconds}[v0]`]
  let last = 'v0'
  for (const [index, layer] of grouped(layers).entries()) {
    const motion = motions[layer.name]
    const left = motion ? -700 : -overscan
    const layerWidth = motion ? 2600 : 1200 + overscan * 2
    const top = -overscanTop
    const layerHeight = 675 + overscanTop * 2
    const png = join(scratch, `${id}-${index}.png`)
    await writeFile(
      png,
      await sharp(
        Buffer.from(
          svgDocument(
            Math.round(layerWidth * scale),
            Math.round(layerHeight * scale),
            [defs, layer.svg],
            `${left} ${top} ${layerWidth} ${layerHeight}`,
          ),
        ),
        { unlimited: true },
      )
        .png({ compressionLevel: 2 })
        .toBuffer(),
    )
    inputs.push('-i', png)
    // A filter repeats one decoded picture: the image reader's own loop would decode it for every frame.
    graph.push(
      `[${index}:v]format=yuva420p,loop=loop=-1:size=1:start=0,setpts=N/(${framesPerSecond}*TB),fps=${framesPerSecond}[p${index}]`,
    )
    const parallax = view < 1200 ? 0.75 + 0.25 * layer.depth : 0.15 + 0.85 * layer.depth
    const camera = `(${pan[0]}+(${round(pan[1] - pan[0])})*t/${seconds})*${round(parallax * 100) / 100}`
    const tilt = `(${rise[0]}+(${round(rise[1] - rise[0])})*t/${seconds})*${round(parallax * 100) / 100}`
    const own = motion ? `+(${start[layer.name] ?? 0}+${motion.speed}*t)` : ''
    const x = `(${left - origin}-${camera}${own})*${scale}`
    const bob = motion ? `+${motion.bob}*sin(t*1.7)${motion.rise ? `+${motion.rise}*t` : ''}` : ''
    const next = `v${index + 1}`
    if (falls[layer.name]) {
      const down = `mod(${falls[layer.name]}*t\\,${layerHeight})`
      graph.push(
        `[p${index}]split[f${index}a][f${index}b]`,
        `[${last}][f${index}a]overlay=x='${x}':y='(${top}+${down})*${scale}':shortest=0[w${index}]`,
        `[w${index}][f${index}b]overlay=x='${x}':y='(${top}+${down}-${layerHeight})*${scale}'[${next}]`,
      )
    } else graph.push(`[${last}][p${index}]overlay=x='${x}':y='(${top}-${tilt}${bob})*${scale}'[${next}]`)
    last = next
  }
  graph.push(`[${last}]scale=${width}:${height}:flags=area,format=yuv420p[out]`)
  await ffmpeg(
    ...inputs,
    '-filter_complex',
    graph.join(';'),
    '-map',
    '[out]',
    '-t',
    String(seconds),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '10',
    file,
  )
}

/** Joins neighbouring unnamed layers of similar depth: fewer pictures to composite. */
function grouped(layers) {
  const groups = []
  for (const layer of layers.filter(({ svg }) => svg)) {
    const previous = groups.at(-1)
    if (previous && !previous.name && !layer.name && layer.depth - previous.depth <= 0.15) previous.svg += layer.svg
    else groups.push({ ...layer })
  }
  return groups
}

/** Joins shots with cross fades of `fade` seconds; returns the total length in seconds. */
export async function joinShots(shots, fade, file) {
  const graph = []
  let [last, length] = ['0:v', shots[0].seconds]
  for (let index = 1; index < shots.length; index += 1) {
    graph.push(
      `[${last}][${index}:v]xfade=transition=fade:duration=${fade}:offset=${round((length - fade) * 10) / 10}[x${index}]`,
    )
    last = `x${index}`
    length += shots[index].seconds - fade
  }
  await ffmpeg(
    ...shots.flatMap((shot) => ['-i', shot.file]),
    ...(graph.length > 0 ? ['-filter_complex', graph.join(';'), '-map', `[${last}]`] : []),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '10',
    '-r',
    String(framesPerSecond),
    file,
  )
  return length
}
