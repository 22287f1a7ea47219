import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleRate } from './instruments.mjs'
import { level } from './compose.mjs'
import { ffmpeg, readSound, run } from './files.mjs'

/** Speaks a piece; returns mono samples, levelled, with the synthetic voice softened. */
export async function speak(piece, scratch) {
  const [textFile, wav] = [join(scratch, `${piece.id}.txt`), join(scratch, `${piece.id}.voice.wav`)]
  await writeFile(textFile, piece.text)
  if (piece.language === 'en') await ffmpeg('-f', 'lavfi', '-i', `flite=textfile=${textFile}:voice=${piece.voice}`, wav)
  // Only the pinyin voice reads characters as Chinese; the plain one spells them out in English.
  else
    await run(
      'espeak-ng',
      '-v',
      'cmn-latn-pinyin',
      '-s',
      '168',
      '-p',
      piece.pitch ?? '46',
      '-g',
      '2',
      '-f',
      textFile,
      '-w',
      wav,
    )
  const filter =
    piece.language === 'en'
      ? 'highpass=f=85,equalizer=f=220:t=q:w=1:g=1.5,acompressor=threshold=-22dB:ratio=2.5:attack=8:release=120'
      : 'highpass=f=110,equalizer=f=280:t=q:w=1:g=2.5,equalizer=f=3200:t=q:w=1.2:g=-4,lowpass=f=6800,acompressor=threshold=-22dB:ratio=2.5:attack=8:release=120,aecho=0.9:0.25:22|37:0.16|0.1'
  return level(await readSound(wav, filter), 0.15)
}

/** Lays a voice over music: music alone first, then quiet under the voice, then up again. */
export function overMusic(voice, music, { start, volume = 0.3 }) {
  const [from, until] = [Math.round(start * sampleRate), Math.round(start * sampleRate) + voice.length]
  const fade = sampleRate * 1.1
  return music.map((value, index) => {
    const outside = Math.max(from - index, index - until, 0)
    const share = Math.min(1, outside / fade)
    const voiceSample = index >= from && index < until ? voice[index - from] : 0
    return Math.tanh(value * (volume + (0.85 - volume) * share) + voiceSample * 1.05)
  })
}
