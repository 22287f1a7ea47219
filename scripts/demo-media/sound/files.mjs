import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { sampleRate } from './instruments.mjs'

const execute = promisify(execFile)
export const run = (program, ...args) => execute(program, args, { maxBuffer: 1 << 26 })
export const ffmpeg = (...args) => run('ffmpeg', '-v', 'error', '-y', '-bitexact', ...args)

/** Writes mono 16-bit PCM as a wav file. */
export async function writeWav(file, samples, rate = sampleRate) {
  const buffer = Buffer.alloc(44 + samples.length * 2)
  buffer.write('RIFF', 0)
  buffer.writeUInt32LE(36 + samples.length * 2, 4)
  buffer.write('WAVEfmt ', 8)
  buffer.writeUInt32LE(16, 16)
  buffer.writeUInt16LE(1, 20)
  buffer.writeUInt16LE(1, 22)
  buffer.writeUInt32LE(rate, 24)
  buffer.writeUInt32LE(rate * 2, 28)
  buffer.writeUInt16LE(2, 32)
  buffer.writeUInt16LE(16, 34)
  buffer.write('data', 36)
  buffer.writeUInt32LE(samples.length * 2, 40)
  for (let index = 0; index < samples.length; index += 1)
    buffer.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(samples[index] * 32767))), 44 + index * 2)
  await writeFile(file, buffer)
}

/** Reads any sound as mono samples at our sample rate, through ffmpeg. */
export async function readSound(file, filter = 'anull') {
  const raw = `${file}.f32`
  await ffmpeg('-i', file, '-af', filter, '-ac', '1', '-ar', String(sampleRate), '-f', 'f32le', raw)
  const bytes = await readFile(raw)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

export async function durationOf(file) {
  const { stdout } = await run('ffprobe', '-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file)
  return Number(stdout.trim())
}

/** Splits an ADTS stream into its frames. */
function framesOf(bytes) {
  const frames = []
  for (let at = 0; at + 7 <= bytes.length;) {
    const size = ((bytes[at + 3] & 3) << 11) | (bytes[at + 4] << 3) | (bytes[at + 5] >> 5)
    frames.push(bytes.subarray(at, at + size))
    at += size
  }
  return frames
}

/**
 * Encodes a loop as AAC so that it repeats without a click: the encoder is primed with the loop's own end, and exactly
 * the loop's frames are kept. A frame is 1,024 samples; `framesEach` of them make a segment. Returns the segments' ADTS
 * bytes.
 */
export async function loopSegments(samples, framesEach, bitrate, scratch) {
  const frames = samples.length / 1024
  if (!Number.isInteger(frames / framesEach))
    throw new Error(`A loop of ${samples.length} samples does not divide into segments of ${framesEach} frames.`)
  const lead = 8
  const padded = new Float32Array(samples.length + 2 * lead * 1024)
  padded.set(samples.subarray(samples.length - lead * 1024), 0)
  padded.set(samples, lead * 1024)
  padded.set(samples.subarray(0, lead * 1024), lead * 1024 + samples.length)
  await writeWav(`${scratch}.wav`, padded)
  await ffmpeg(
    '-i',
    `${scratch}.wav`,
    '-c:a',
    'aac',
    '-b:a',
    bitrate,
    '-cutoff',
    '11000',
    '-f',
    'adts',
    `${scratch}.aac`,
  )
  // The encoder adds one priming frame before the first sample.
  const soundFrames = framesOf(await readFile(`${scratch}.aac`)).slice(1 + lead, 1 + lead + frames)
  return Array.from({ length: frames / framesEach }, (_, index) =>
    Buffer.concat(soundFrames.slice(index * framesEach, (index + 1) * framesEach)),
  )
}

/**
 * Continues the packet counters of transport streams from file to file, as if one muxer had written them all: some
 * demuxers drop the packet at a gap in the count.
 */
export async function continueCounters(files) {
  const next = new Map()
  for (const file of files) {
    const bytes = await readFile(file)
    for (let at = 0; at + 188 <= bytes.length; at += 188) {
      const pid = ((bytes[at + 1] & 0x1f) << 8) | bytes[at + 2]
      const carries = (bytes[at + 3] & 0x10) !== 0
      const count = next.get(pid) ?? 0
      bytes[at + 3] = (bytes[at + 3] & 0xf0) | (carries ? count : (count + 15) & 15)
      if (carries) next.set(pid, (count + 1) & 15)
    }
    await writeFile(file, bytes)
  }
}
