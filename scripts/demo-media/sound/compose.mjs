import { createRandom } from '../lib/random.mjs'
import * as play from './instruments.mjs'
import { sampleRate } from './instruments.mjs'

const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  pentatonic: [0, 2, 4, 7, 9],
}
const frequencyOf = (midi) => 440 * 2 ** ((midi - 69) / 12)

/** Chords as steps of the scale (0 is the tonic); a progression gives one a bar. */
const progressions = {
  hope: [0, 4, 5, 3],
  walk: [0, 5, 3, 4],
  dream: [3, 4, 2, 5],
  river: [0, 3, 0, 4],
  turn: [5, 3, 0, 4],
  jazz: [1, 4, 0, 5],
  long: [0, 2, 3, 4],
  canon: [0, 4, 5, 2, 3, 0, 3, 4],
  pulse: [0, 0, 5, 5, 3, 3, 4, 4],
  epic: [5, 3, 0, 4, 5, 3, 4, 4],
}

/** The style of each mood: beats per bar, key, chords, and which instruments carry what. */
export const moods = {
  calm: {
    key: 62,
    scale: 'major',
    chords: 'dream',
    chord: 'pad',
    arpeggio: 'electricPiano',
    melody: 'flute',
    density: 0.4,
    wet: 0.34,
  },
  folk: {
    key: 62,
    scale: 'major',
    chords: 'river',
    chord: 'pad',
    arpeggio: 'zither',
    melody: 'flute',
    tune: 'pentatonic',
    density: 0.6,
    wet: 0.3,
    rhythm: 'hand',
  },
  zither: {
    key: 60,
    scale: 'major',
    chords: 'walk',
    chord: 'pad',
    melody: 'zither',
    arpeggio: 'zither',
    tune: 'pentatonic',
    density: 0.8,
    wet: 0.32,
  },
  lofi: {
    key: 57,
    scale: 'dorian',
    chords: 'jazz',
    chord: 'electricPiano',
    melody: 'electricPiano',
    bass: true,
    rhythm: 'lofi',
    density: 0.45,
    wet: 0.22,
    sevenths: true,
  },
  pop: {
    key: 67,
    scale: 'major',
    chords: 'hope',
    chord: 'pad',
    arpeggio: 'pizzicato',
    melody: 'electricPiano',
    bass: true,
    rhythm: 'pop',
    density: 0.75,
    wet: 0.18,
  },
  driving: {
    key: 64,
    scale: 'minor',
    chords: 'turn',
    chord: 'pad',
    arpeggio: 'harp',
    melody: 'marimba',
    bass: 'eighths',
    rhythm: 'drive',
    density: 0.7,
    wet: 0.16,
  },
  classical: {
    key: 65,
    scale: 'major',
    chords: 'canon',
    chord: 'strings',
    arpeggio: 'piano',
    melody: 'strings',
    density: 0.6,
    wet: 0.34,
  },
  waltz: {
    beats: 3,
    key: 67,
    scale: 'major',
    chords: 'walk',
    chord: 'waltz',
    melody: 'piano',
    density: 0.7,
    wet: 0.28,
  },
  playful: {
    key: 67,
    scale: 'major',
    chords: 'river',
    arpeggio: 'pizzicato',
    melody: 'marimba',
    bass: true,
    rhythm: 'light',
    density: 0.85,
    wet: 0.2,
  },
  talk: {
    key: 57,
    scale: 'minor',
    chords: 'pulse',
    chord: 'pad',
    arpeggio: 'marimba',
    bass: 'eighths',
    rhythm: 'pulse',
    density: 0.3,
    melody: 'piano',
    wet: 0.2,
  },
  night: {
    key: 57,
    scale: 'dorian',
    chords: 'long',
    chord: 'pad',
    melody: 'bell',
    arpeggio: 'electricPiano',
    sparse: true,
    density: 0.3,
    wet: 0.42,
  },
  storytelling: {
    beats: 3,
    key: 60,
    scale: 'major',
    chords: 'long',
    chord: 'pad',
    arpeggio: 'harp',
    melody: 'flute',
    density: 0.4,
    wet: 0.34,
  },
  festive: {
    key: 62,
    scale: 'major',
    chords: 'walk',
    arpeggio: 'zither',
    melody: 'flute',
    tune: 'pentatonic',
    bass: true,
    rhythm: 'festival',
    density: 0.9,
    wet: 0.2,
  },
  hopeful: {
    key: 60,
    scale: 'major',
    chords: 'hope',
    chord: 'strings',
    arpeggio: 'piano',
    melody: 'piano',
    bass: true,
    density: 0.5,
    wet: 0.28,
    rhythm: 'light',
  },
  epic: {
    key: 57,
    scale: 'minor',
    chords: 'epic',
    chord: 'strings',
    arpeggio: 'harp',
    melody: 'strings',
    bass: true,
    rhythm: 'hand',
    density: 0.5,
    wet: 0.3,
  },
}

/** Composes a piece: `seconds` long in `bars` whole bars; returns mono samples that loop seamlessly. */
export function compose({ mood, seconds, bars, seed, transpose = 0, withMelody = true }) {
  const style = moods[mood]
  const random = createRandom(`${mood}/${seed}`)
  const beats = style.beats ?? 4
  const size = Math.round(seconds * sampleRate)
  const [dry, drums] = [new Float32Array(size), new Float32Array(size)]
  const beat = size / (bars * beats)
  const scale = scales[style.scale]
  const key = style.key + transpose
  const step = (degree, base = key) => base + scale[((degree % 7) + 7) % 7] + 12 * Math.floor(degree / 7)
  const at = (bar, position) => Math.round((bar * beats + position) * beat) % size
  const chords = progressions[style.chords]
  const motif = makeMotif(random, beats, style.density)
  const answer = makeMotif(random, beats, style.density)
  for (let bar = 0; bar < bars; bar += 1) {
    const root = chords[bar % chords.length]
    const notes = [0, 2, 4, ...(style.sevenths ? [6] : [])].map((third) => step(root + third))
    const voiced = notes.map((note) => {
      let low = note - 12
      while (low < 52) low += 12
      while (low > 66) low -= 12
      return low
    })
    const full = bar >= Math.min(2, bars / 8)
    if (style.chord === 'waltz') waltzChord(dry, at, bar, voiced, beat)
    else if (style.chord)
      for (const note of voiced) play[style.chord](dry, at(bar, 0), frequencyOf(note), Math.round(beats * beat), 0.62)
    if (style.arpeggio) arpeggio(dry, style, at, bar, voiced, beat, beats, random)
    if (style.bass) bassLine(dry, style, at, bar, step(root, key - 24), beat, beats)
    if (style.rhythm && full) rhythms[style.rhythm](drums, (position) => at(bar, position), bar, random)
    if (withMelody && full && style.melody)
      melody(dry, style, at, bar, bar % 4 === 2 ? answer : motif, root, key, scale, beat, bar % 8 >= 4, random)
  }
  return finish(dry, drums, style.wet)
}

function makeMotif(random, beats, density) {
  const notes = []
  let height = random.pick([0, 2, 4])
  for (let position = 0; position < beats;) {
    const length = random.pick(density > 0.6 ? [0.5, 0.5, 1, 1, 1.5] : [1, 1, 1.5, 2])
    const heldBeats = Math.min(length, beats - position)
    if (random.chance(0.35 + density * 0.6) || position === 0) notes.push({ position, length: heldBeats, height })
    height = Math.max(-2, Math.min(8, height + random.pick([-2, -1, -1, 1, 1, 2])))
    position += heldBeats
  }
  return notes
}

function melody(track, style, at, bar, motif, root, key, scale, beat, high, random) {
  for (const [index, note] of motif.entries()) {
    let degree = root + note.height
    if (note.position % 2 === 0) degree = root + [0, 2, 4, 7][Math.min(3, Math.max(0, Math.round(note.height / 2)))]
    let midi = key + scale[((degree % 7) + 7) % 7] + 12 * Math.floor(degree / 7)
    if (style.tune === 'pentatonic') {
      const pitch = (((midi - key) % 12) + 12) % 12
      if (pitch === 5) midi -= 1
      if (pitch === 11) midi -= 2
    }
    while (midi < 67) midi += 12
    while (midi > (high ? 88 : 81)) midi -= 12
    const humanDelay = style.rhythm === 'lofi' ? random.between(0, 0.05) : random.between(0, 0.012)
    play[style.melody](
      track,
      at(bar, note.position + humanDelay),
      frequencyOf(midi),
      Math.round(note.length * beat * 0.95),
      (index === 0 ? 0.8 : 0.64) * (style.melody === 'strings' ? 0.8 : 1),
    )
  }
}

function arpeggio(track, style, at, bar, notes, beat, beats, random) {
  const order = [0, 1, 2, 1, 0, 2, 1, 2]
  const beatLength = style.sparse ? 1 : 0.5
  for (let index = 0; index * beatLength < beats; index += 1) {
    if (style.sparse && random.chance(0.45)) continue
    const note = notes[order[index % order.length] % notes.length] + (index % 8 >= 4 ? 12 : 0)
    play[style.arpeggio](
      track,
      at(bar, index * beatLength),
      frequencyOf(note + (style.arpeggio === 'marimba' || style.arpeggio === 'pizzicato' ? 12 : 0)),
      Math.round(beat * beatLength),
      index % 4 === 0 ? 0.5 : 0.34,
    )
  }
}

function waltzChord(track, at, bar, notes, beat) {
  play.piano(track, at(bar, 0), frequencyOf(notes[0] - 12), Math.round(beat * 2), 0.7)
  for (const position of [1, 2])
    for (const note of notes) play.piano(track, at(bar, position), frequencyOf(note), Math.round(beat * 0.7), 0.34)
}

function bassLine(track, style, at, bar, root, beat, beats) {
  let midi = root
  while (midi < 33) midi += 12
  while (midi > 45) midi -= 12
  const eighths = style.bass === 'eighths'
  for (let position = 0; position < beats; position += eighths ? 0.5 : 2)
    play.bass(
      track,
      at(bar, position),
      frequencyOf(midi + (position === beats - 1 && !eighths ? 7 : 0)),
      Math.round(beat * (eighths ? 0.42 : 1.6)),
      eighths ? 0.6 : 0.75,
    )
}

const rhythms = {
  lofi: (t, at, bar, random) => {
    play.kick(t, at(0), 0.75)
    play.kick(t, at(2.5), 0.55)
    play.brush(t, at(1), 0.6)
    play.brush(t, at(3), 0.65)
    for (let i = 0; i < 8; i += 1) play.hat(t, at(i * 0.5 + (i % 2 ? 0.06 : 0)), 0.2 + random.between(0, 0.12))
  },
  pop: (t, at, bar) => {
    play.kick(t, at(0), 0.85)
    play.kick(t, at(2), 0.8)
    if (bar % 2) play.kick(t, at(3.5), 0.5)
    play.snare(t, at(1), 0.5)
    play.snare(t, at(3), 0.5)
    for (let i = 0; i < 8; i += 1) play.hat(t, at(i * 0.5), i % 2 ? 0.34 : 0.22)
  },
  drive: (t, at) => {
    for (let i = 0; i < 4; i += 1) {
      play.kick(t, at(i), 0.8)
      play.hat(t, at(i + 0.5), 0.42)
      play.shaker(t, at(i + 0.25), 0.2)
      play.shaker(t, at(i + 0.75), 0.2)
    }
    play.snare(t, at(1), 0.42)
    play.snare(t, at(3), 0.42)
  },
  light: (t, at) => {
    play.kick(t, at(0), 0.42)
    play.block(t, at(1), 0.3)
    play.kick(t, at(2), 0.36)
    play.block(t, at(3), 0.34)
    for (let i = 0; i < 8; i += 1) play.shaker(t, at(i * 0.5), i % 2 ? 0.26 : 0.16)
  },
  pulse: (t, at, bar) => {
    play.kick(t, at(0), 0.55)
    play.kick(t, at(2), 0.5)
    for (let i = 0; i < 8; i += 1) play.shaker(t, at(i * 0.5), i % 2 ? 0.22 : 0.12)
    if (bar % 4 === 3) play.brush(t, at(3), 0.4)
  },
  hand: (t, at, bar) => {
    play.drum(t, at(0), 0.5)
    play.drum(t, at(2), 0.36, 110)
    if (bar % 2) play.drum(t, at(2.5), 0.28, 130)
    for (let i = 1; i < 4; i += 2) play.shaker(t, at(i), 0.24)
  },
  festival: (t, at, bar) => {
    play.drum(t, at(0), 0.8)
    play.drum(t, at(1), 0.4, 120)
    play.drum(t, at(1.5), 0.5, 120)
    play.drum(t, at(2), 0.7)
    play.drum(t, at(3), 0.5, 120)
    if (bar % 2) play.drum(t, at(3.5), 0.4, 140)
    for (let i = 0; i < 4; i += 1) play.block(t, at(i + 0.5), 0.4)
  },
}

/**
 * Adds reverb and sets the level. The reverb runs over the loop twice, so that its tail is already there at the start.
 */
function finish(dry, drums, wet) {
  const size = dry.length
  const out = new Float32Array(size)
  const combs = [1116, 1277, 1422, 1617].map((delay) => ({
    line: new Float32Array(Math.round(delay * 0.9)),
    position: 0,
    low: 0,
  }))
  const allpasses = [225, 556].map((delay) => ({ line: new Float32Array(delay), position: 0 }))
  for (let pass = 0; pass < 2; pass += 1) {
    for (let index = 0; index < size; index += 1) {
      const input = dry[index] + drums[index] * 0.25
      let sum = 0
      for (const comb of combs) {
        const value = comb.line[comb.position]
        comb.low += (value - comb.low) * 0.68
        comb.line[comb.position] = input + comb.low * 0.84
        comb.position = (comb.position + 1) % comb.line.length
        sum += value
      }
      sum *= 0.25
      for (const allpass of allpasses) {
        const value = allpass.line[allpass.position]
        allpass.line[allpass.position] = sum + value * 0.5
        sum = value - sum * 0.5
        allpass.position = (allpass.position + 1) % allpass.line.length
      }
      out[index] = dry[index] + drums[index] + sum * wet
    }
  }
  return level(out, 0.13)
}

/** Scales to a root mean square loudness and soft-clips the peaks. */
export function level(samples, target) {
  let energy = 0
  for (const value of samples) energy += value * value
  const gain = target / Math.sqrt(energy / samples.length + 1e-12)
  return samples.map((value) => Math.tanh(value * gain * 1.05) * 0.92)
}
