import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { televisionChannels } from './catalogue.mjs'
import { scenes } from './draw/scene-list.mjs'
import { sceneSvg, writeWebp } from './lib/render.mjs'
import { circle, line, rect, svgDocument } from './lib/svg.mjs'
import { framesEachSegment, inScratch, segmentSeconds } from './parts-sound.mjs'
import { compose } from './sound/compose.mjs'
import { continueCounters, durationOf, ffmpeg, loopSegments, writeWav } from './sound/files.mjs'
import { sampleRate } from './sound/instruments.mjs'
import { film, framesPerSecond, joinShots } from './video/shots.mjs'
import { clips, shortClips, televisionLoops } from './video/programs.mjs'

const fadeSeconds = 1
/** Clips are fragmented MP4: at these rates a transport stream would add a quarter to their size. */
const segmentFrames = 4 * framesPerSecond
const h264 = (crf, most, profile = 'main') => [
  '-c:v',
  'libx264',
  '-profile:v',
  profile,
  '-level',
  '3.1',
  '-pix_fmt',
  'yuv420p',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  String(crf),
  '-maxrate',
  `${most}k`,
  '-bufsize',
  `${most * 2}k`,
]
const aac = ['-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-ar', String(sampleRate), '-cutoff', '10000']
const keyed = (frames) => ['-g', String(frames), '-keyint_min', String(frames), '-sc_threshold', '0', '-flags', '+cgop']

async function filmAll(shots, seconds, size, name, scratch) {
  const films = []
  for (const [index, shot] of shots.entries()) {
    const file = join(scratch, `${name}-${index}.mp4`)
    await film({ ...shot, seconds, width: size[0], height: size[1] }, file, scratch)
    films.push({ file, seconds })
  }
  const joinedFile = join(scratch, `${name}.mp4`)
  return { file: joinedFile, seconds: await joinShots(films, fadeSeconds, joinedFile) }
}

async function music(program, seconds, scratch, fade = true) {
  const file = join(scratch, 'music.wav')
  const samples = compose({ mood: program.mood, seconds, bars: program.bars, seed: program.id })
  if (fade)
    samples.forEach((value, index) => {
      samples[index] = value * Math.min(1, index / 9600, (samples.length - index) / (2 * sampleRate))
    })
  await writeWav(file, samples)
  return { file, samples }
}

const bytesIn = async (folder) => {
  let sum = 0
  for (const name of await readdir(folder, { recursive: true }))
    sum += (await stat(join(folder, name))).isFile() ? (await stat(join(folder, name))).size : 0
  return sum
}

const qualities = [
  { name: '360p', width: 640, height: 360, crf: 38, most: 260, bandwidth: 350000, codecs: 'avc1.4d401f,mp4a.40.2' },
  { name: '540p', width: 960, height: 540, crf: 36, most: 520, bandwidth: 700000, codecs: 'avc1.4d401f,mp4a.40.2' },
]

export async function videos(root) {
  return inScratch(async (scratch) => {
    const list = []
    for (const clip of clips) {
      // A clip has three shots of 22/3 s with two cross fades of 1 s: 20 s, five segments of 4 s.
      const { file } = await filmAll(clip.shots, 22 / 3, [960, 540], clip.id, scratch)
      const sound = await music(clip, 20, scratch)
      const folder = join(root, 'videos', clip.id)
      await rm(folder, { recursive: true, force: true })
      const master = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
      for (const quality of qualities) {
        await mkdir(join(folder, quality.name), { recursive: true })
        await ffmpeg(
          '-i',
          file,
          '-i',
          sound.file,
          '-map',
          '0:v',
          '-map',
          '1:a',
          '-t',
          '20',
          '-vf',
          `scale=${quality.width}:${quality.height}:flags=lanczos`,
          ...h264(quality.crf, quality.most),
          ...keyed(segmentFrames),
          ...aac,
          '-f',
          'hls',
          '-hls_time',
          '4',
          '-hls_list_size',
          '0',
          '-hls_playlist_type',
          'vod',
          '-hls_flags',
          'independent_segments',
          '-hls_segment_type',
          'fmp4',
          '-hls_fmp4_init_filename',
          'init.mp4',
          '-hls_segment_filename',
          join(folder, quality.name, '%02d.m4s'),
          join(folder, quality.name, 'index.m3u8'),
        )
        master.push(
          `#EXT-X-STREAM-INF:BANDWIDTH=${quality.bandwidth},RESOLUTION=${quality.width}x${quality.height},FRAME-RATE=${framesPerSecond}.000,CODECS="${quality.codecs}"`,
          `${quality.name}/index.m3u8`,
        )
      }
      await writeFile(join(folder, 'master.m3u8'), `${master.join('\n')}\n`)
      await writeWebp(
        sceneSvg(scenes.find((scene) => scene.id === clip.poster)),
        join(folder, 'poster.webp'),
        70,
        [960, 540],
      )
      list.push({
        id: clip.id,
        master: `videos/${clip.id}/master.m3u8`,
        poster: `videos/${clip.id}/poster.webp`,
        durationSeconds: 20,
        width: 960,
        height: 540,
        qualities: qualities.map(({ name, width, height }) => ({
          playlist: `videos/${clip.id}/${name}/index.m3u8`,
          width,
          height,
        })),
        mood: clip.mood,
        titleHint: clip.titleHint,
        bytes: await bytesIn(folder),
      })
    }
    return { videos: list }
  })
}

export async function shorts(root, wanted = () => true) {
  return inScratch(async (scratch) => {
    await mkdir(join(root, 'shorts'), { recursive: true })
    const list = []
    for (const clip of shortClips.filter(wanted)) {
      const filmPath = join(scratch, `${clip.id}.mp4`)
      await film(
        { scene: clip.scene, pan: clip.pan, view: 675 * (540 / 960), seconds: 10, width: 540, height: 960 },
        filmPath,
        scratch,
      )
      const sound = await music(clip, 10, scratch)
      const file = `shorts/${clip.id}.mp4`
      await ffmpeg(
        '-i',
        filmPath,
        '-i',
        sound.file,
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-t',
        '10',
        ...h264(34, 600),
        ...keyed(framesPerSecond * 5),
        ...aac,
        '-movflags',
        '+faststart',
        join(root, file),
      )
      const poster = `shorts/${clip.id}.webp`
      await ffmpeg('-ss', '5', '-i', filmPath, '-frames:v', '1', join(scratch, 'poster.png'))
      await sharp(join(scratch, 'poster.png')).webp({ quality: 72, effort: 6 }).toFile(join(root, poster))
      list.push({
        id: clip.id,
        file,
        poster,
        durationSeconds: Math.round((await durationOf(join(root, file))) * 100) / 100,
        width: 540,
        height: 960,
        mood: clip.mood,
        titleHint: clip.titleHint,
        bytes: (await stat(join(root, file))).size,
      })
    }
    return { shorts: list }
  })
}

/** Signs that the picture is live: a pulsing light, a rotating clock hand, a band of beads running along the bottom. */
async function liveSigns(tone, scratch) {
  const draw = async (name, width, height, parts) => {
    await sharp(Buffer.from(svgDocument(width, height, parts)))
      .png()
      .toFile(join(scratch, `${name}.png`))
    return join(scratch, `${name}.png`)
  }
  return {
    badge: await draw('badge', 92, 34, [
      rect(0, 0, 92, 34, '#0b1020', { rx: 17, opacity: 0.55 }),
      circle(19, 17, 7, '#7a2a2a'),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        rect(38 + index * 8, 17 - [5, 9, 6, 10, 7, 4][index], 4, [5, 9, 6, 10, 7, 4][index] * 2, '#ffffff', {
          rx: 2,
          opacity: 0.85,
        }),
      ),
    ]),
    light: await draw('light', 34, 34, [circle(17, 17, 12, '#ff5e52', { opacity: 0.3 }), circle(17, 17, 7, '#ff5e52')]),
    beads: await draw(
      'beads',
      1280,
      16,
      Array.from({ length: 32 }, (_, index) =>
        rect(index * 40, 5, 26, 6, index % 4 ? '#ffffff' : '#ffd277', { rx: 3, opacity: index % 4 ? 0.5 : 1 }),
      ),
    ),
    band: await draw('band', 640, 22, [
      rect(0, 0, 640, 22, tone, { opacity: 0.8 }),
      rect(0, 0, 640, 2, '#ffffff', { opacity: 0.5 }),
    ]),
    hand: await draw('hand', 44, 44, [line('M22 22V7', '#ffd277', 3), circle(22, 22, 3, '#ffd277')]),
    dial: await draw('dial', 44, 44, [
      circle(22, 22, 20, '#0b1020', { opacity: 0.55 }),
      circle(22, 22, 17, 'none', { stroke: '#ffffff', strokeWidth: 2 }),
    ]),
  }
}

export async function television(root) {
  return inScratch(async (scratch) => {
    const loops = []
    const segmentCount = 8
    const seconds = segmentSeconds * segmentCount
    const frames = segmentSeconds * framesPerSecond
    for (const program of televisionLoops) {
      const { file } = await filmAll(program.shots, (seconds + 3 * fadeSeconds) / 4, [640, 360], program.id, scratch)
      const signs = await liveSigns(program.tone, scratch)
      const still = (name) => ['-loop', '1', '-framerate', String(framesPerSecond), '-i', signs[name]]
      // Every movement has a period that divides the loop's length, so that the loop is seamless.
      const turn = (2 * Math.PI) / segmentSeconds
      const graph = [
        '[0:v][1:v]overlay=14:14[a]',
        `[2:v]format=rgba,fade=t=in:st=0:d=0.01[l]`,
        `[a][l]overlay=x=16:y=14:enable='lt(mod(t,1.28),0.72)'[b]`,
        '[b][3:v]overlay=0:338[c]',
        `[c][4:v]overlay=x='-mod(t*50,160)':y=341[d]`,
        '[d][5:v]overlay=582:14[e]',
        `[6:v]format=rgba,rotate=a='${turn}*t':c=none[h]`,
        '[e][h]overlay=582:14,format=yuv420p[out]',
      ].join(';')
      const raw = join(scratch, `${program.id}-%02d.h264`)
      await ffmpeg(
        '-i',
        file,
        ...still('badge'),
        ...still('light'),
        ...still('band'),
        ...still('beads'),
        ...still('dial'),
        ...still('hand'),
        '-filter_complex',
        graph,
        '-map',
        '[out]',
        '-frames:v',
        String(frames * segmentCount),
        ...h264(36, 300),
        '-bf',
        '0',
        ...keyed(frames),
        '-f',
        'segment',
        '-segment_time',
        String(segmentSeconds),
        '-segment_format',
        'h264',
        '-flags',
        '-global_header+cgop',
        raw,
      )
      const sound = compose({ mood: program.mood, seconds, bars: program.bars, seed: `tv-${program.id}` })
      const audioParts = await loopSegments(sound, framesEachSegment, '24k', join(scratch, program.id))
      const folder = join(root, 'television', program.id)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      const segments = []
      for (const [index, bytes] of audioParts.entries()) {
        const number = String(index).padStart(2, '0')
        const adts = join(scratch, 'segment.aac')
        await writeFile(adts, bytes)
        const target = `television/${program.id}/${number}.ts`
        await ffmpeg(
          '-r',
          String(framesPerSecond),
          '-f',
          'h264',
          '-i',
          raw.replace('%02d', number),
          '-f',
          'aac',
          '-i',
          adts,
          '-map',
          '0:v',
          '-map',
          '1:a',
          '-c',
          'copy',
          '-muxdelay',
          '0.8',
          '-muxpreload',
          '0',
          '-pat_period',
          '2',
          '-sdt_period',
          '60',
          '-output_ts_offset',
          String(Math.round(index * segmentSeconds * 10) / 10),
          '-f',
          'mpegts',
          join(root, target),
        )
        segments.push({ file: target, duration: segmentSeconds })
      }
      const loop = {
        id: program.id,
        width: 640,
        height: 360,
        durationSeconds: Math.round(seconds * 10) / 10,
        targetDuration: 7,
        codecs: 'avc1.4d401f,mp4a.40.2',
        bandwidth: 360000,
        segments,
      }
      await continueCounters(segments.map((segment) => join(root, segment.file)))
      await writeFile(join(folder, 'loop.json'), `${JSON.stringify(loop, null, 1)}\n`)
      loops.push(loop)
    }
    return {
      tvLoops: loops,
      tvChannels: televisionChannels.map(({ id, loop, titleHint }) => ({
        id,
        loop,
        titleHint,
        cover: `covers/tv-${id}.webp`,
      })),
    }
  })
}
