import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { radioChannels } from './catalogue.mjs'
import { compose } from './sound/compose.mjs'
import { continueCounters, durationOf, ffmpeg, loopSegments, writeWav } from './sound/files.mjs'
import { sampleRate } from './sound/instruments.mjs'
import { overMusic, speak } from './sound/speech.mjs'
import { musicPieces, radioPrograms, spokenPieces } from './sound/spoken-texts.mjs'

/**
 * A segment has 200 AAC frames of 1,024 samples at 32 kHz: exactly 6.4 s, so that a live playlist can be computed from
 * the clock.
 */
export const segmentSeconds = 6.4
export const framesEachSegment = 200
const radioSegments = 9

export async function inScratch(work) {
  const scratch = await mkdtemp(join(tmpdir(), 'demo-media-'))
  try {
    return await work(scratch)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function fadeInAndOut(samples, inSeconds, outSeconds) {
  const [first, last] = [inSeconds * sampleRate, outSeconds * sampleRate]
  return samples.map(
    (value, index) => value * Math.min(1, index / first) * Math.min(1, (samples.length - index) / last) ** 1.4,
  )
}

async function encode(samples, file, bitrate, scratch) {
  const wav = join(scratch, 'out.wav')
  await writeWav(wav, samples)
  await ffmpeg(
    '-i',
    wav,
    '-c:a',
    'aac',
    '-b:a',
    bitrate,
    '-cutoff',
    '10500',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    file,
  )
  return { durationSeconds: Math.round((await durationOf(file)) * 100) / 100, bytes: (await stat(file)).size }
}

export async function audio(root) {
  await mkdir(join(root, 'audio'), { recursive: true })
  return inScratch(async (scratch) => {
    const list = []
    for (const piece of musicPieces) {
      const samples = fadeInAndOut(compose({ ...piece, seconds: 42, seed: piece.id }), 0.4, 3.5)
      const file = `audio/music-${piece.id}.m4a`
      list.push({
        file,
        kind: 'music',
        mood: piece.mood,
        scene: piece.scene,
        titleHint: piece.titleHint,
        ...(await encode(samples, join(root, file), '30k', scratch)),
      })
    }
    for (const piece of spokenPieces) {
      const voice = await speak(piece, scratch)
      const seconds = Math.max(40.5, 2.6 + voice.length / sampleRate + 3.4)
      const bed = compose({
        mood: piece.mood,
        seconds,
        bars: Math.round(seconds / 2.9),
        seed: piece.id,
        withMelody: false,
      })
      const file = `audio/spoken-${piece.id}.m4a`
      list.push({
        file,
        kind: 'spoken',
        mood: piece.mood,
        language: piece.language,
        scene: piece.scene,
        titleHint: { [piece.language]: piece.titleHint },
        transcript: piece.text,
        ...(await encode(
          fadeInAndOut(overMusic(voice, bed, { start: 2.6 }), 0.3, 2.4),
          join(root, file),
          '23k',
          scratch,
        )),
      })
    }
    return { audio: list }
  })
}

export async function radio(root) {
  return inScratch(async (scratch) => {
    const loops = []
    for (const channel of radioChannels) {
      const program = radioPrograms[channel.id]
      const seconds = segmentSeconds * radioSegments
      let samples = compose({ ...program, seconds, seed: `radio-${channel.id}` })
      for (const id of program.speech ?? [])
        samples = overMusic(
          await speak(
            spokenPieces.find((piece) => piece.id === id),
            scratch,
          ),
          samples,
          { start: 4, volume: program.volume },
        )
      if (samples.length !== Math.round(seconds * sampleRate))
        throw new Error(`The loop of ${channel.id} has a wrong length.`)
      const folder = join(root, 'radio', channel.id)
      await mkdir(folder, { recursive: true })
      const parts = await loopSegments(samples, framesEachSegment, '24k', join(scratch, channel.id))
      const segments = []
      for (const [index, bytes] of parts.entries()) {
        const [adts, file] = [join(scratch, 'segment.aac'), `radio/${channel.id}/${String(index).padStart(2, '0')}.ts`]
        await writeFile(adts, bytes)
        await ffmpeg(
          '-f',
          'aac',
          '-i',
          adts,
          '-c',
          'copy',
          '-muxdelay',
          '0.8',
          '-muxpreload',
          '0',
          '-pat_period',
          '4',
          '-sdt_period',
          '60',
          '-output_ts_offset',
          String(Math.round(index * segmentSeconds * 10) / 10),
          '-f',
          'mpegts',
          join(root, file),
        )
        segments.push({ file, duration: segmentSeconds })
      }
      const loop = {
        id: channel.id,
        mood: channel.mood,
        titleHint: channel.titleHint,
        cover: `covers/radio-${channel.id}.webp`,
        targetDuration: 7,
        durationSeconds: Math.round(seconds * 10) / 10,
        codecs: 'mp4a.40.2',
        segments,
      }
      await continueCounters(segments.map((segment) => join(root, segment.file)))
      await writeFile(join(folder, 'loop.json'), `${JSON.stringify(loop, null, 1)}\n`)
      loops.push(loop)
    }
    return { radioLoops: loops }
  })
}
