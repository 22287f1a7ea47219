/**
 * Small synthesised instruments. Each adds one note to a track: (track, start in samples, frequency in Hz, length in
 * samples, velocity 0 to 1). Positions wrap around the track's end, so that a loop contains its own tails.
 */
export const sampleRate = 32000
const tau = Math.PI * 2

function add(track, start, length, voice) {
  const size = track.length
  for (let index = 0; index < length; index += 1) {
    const value = voice(index / sampleRate, index / length)
    track[(start + index) % size] += value
  }
}

const seconds = (value) => Math.round(value * sampleRate)

/** Soft electric piano: two operators, a brighter strike that fades. */
export function electricPiano(track, start, frequency, length, strength) {
  const sounding = Math.min(length + seconds(0.5), seconds(3.5))
  add(
    track,
    start,
    sounding,
    (t, share) =>
      strength *
      0.3 *
      Math.exp(-t * 1.7) *
      Math.min(1, t * 300) *
      (1 - share) ** 0.5 *
      Math.sin(
        tau * frequency * t +
          1.6 * Math.exp(-t * 5) * Math.sin(tau * frequency * 2 * t) +
          0.35 * Math.exp(-t * 14) * Math.sin(tau * frequency * 7 * t),
      ),
  )
}

/** Felt piano: decaying partials, higher ones faster. */
export function piano(track, start, frequency, length, strength) {
  const sounding = Math.min(length + seconds(0.9), seconds(4))
  const partials = [1, 0.5, 0.26, 0.14, 0.07, 0.04].filter((_, index) => frequency * (index + 1) < 9000)
  add(track, start, sounding, (t, share) => {
    let sum = 0
    for (let index = 0; index < partials.length; index += 1)
      sum +=
        partials[index] *
        Math.exp(-t * (1.1 + index * 1.2)) *
        Math.sin(tau * frequency * (index + 1) * (1 + 0.0004 * index * index) * t)
    return sum * strength * 0.3 * Math.min(1, t * 220) * (1 - share) ** 0.6
  })
}

/** Warm pad: three detuned voices of soft partials, slow to come and go. */
export function pad(track, start, frequency, length, strength) {
  const sounding = length + seconds(0.8)
  add(track, start, sounding, (t, share) => {
    const envelope = Math.min(1, t / 0.9) * Math.min(1, (1 - share) * 4)
    let sum = 0
    for (const detune of [0.9965, 1, 1.0042]) {
      const w = tau * frequency * detune * t
      sum += Math.sin(w) + 0.32 * Math.sin(2 * w + 0.6) + 0.14 * Math.sin(3 * w + 1.3) + 0.06 * Math.sin(5 * w)
    }
    return sum * strength * 0.055 * envelope * (0.9 + 0.1 * Math.sin(tau * 0.27 * t))
  })
}

/** Bowed strings: richer partials, vibrato that grows. */
export function strings(track, start, frequency, length, strength) {
  const sounding = length + seconds(0.35)
  add(track, start, sounding, (t, share) => {
    const envelope = Math.min(1, t / 0.22) * Math.min(1, (1 - share) * 5)
    const vibrato = ((0.0022 * Math.min(1, t) * Math.sin(tau * 5.1 * t)) / 5.1) * frequency
    let sum = 0
    for (let partial = 1; partial <= 7 && frequency * partial < 8000; partial += 1)
      sum += Math.sin(tau * frequency * partial * t + vibrato * partial * tau + partial) / partial ** 1.35
    return sum * strength * 0.11 * envelope
  })
}

/** Bamboo flute: near a sine, with breath and vibrato. */
export function flute(track, start, frequency, length, strength) {
  let breath = 0
  let seed = start || 1
  add(track, start, length + seconds(0.12), (t, share) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    breath += (seed / 2147483648 - 1 - breath) * 0.3
    const envelope = Math.min(1, t / 0.07) * Math.min(1, (1 - share) * 7)
    const w = tau * frequency * t + 0.05 * Math.min(1, t * 2) * Math.sin(tau * 5.3 * t) * 3
    return strength * 0.2 * envelope * (Math.sin(w) + 0.22 * Math.sin(2 * w) + 0.07 * Math.sin(3 * w) + 0.09 * breath)
  })
}

/** Plucked string (Karplus-Strong): a zither or a harp by its damping. */
export function pluck(track, start, frequency, length, strength, damping = 0.996, softness = 0.5) {
  const period = sampleRate / frequency
  const size = Math.floor(period)
  const fraction = period - size
  const ring = new Float32Array(size + 1)
  let seed = (Math.round(frequency * 1000) ^ start) >>> 0 || 7
  let smooth = 0
  for (let index = 0; index <= size; index += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    smooth += (seed / 2147483648 - 1 - smooth) * (1 - softness * 0.7)
    ring[index] = smooth
  }
  const sounding = Math.min(length + seconds(1.6), seconds(3.2))
  let position = 0
  add(track, start, sounding, (t, share) => {
    const next = (position + 1) % (size + 1)
    const after = (position + 2) % (size + 1)
    const value = ring[position]
    ring[position] = damping * (0.5 * (ring[next] * (1 - fraction) + ring[after] * fraction) + 0.5 * ring[next])
    position = next
    return value * strength * 0.42 * Math.min(1, t * 900) * (1 - share) ** 0.4
  })
}
export const harp = (track, start, frequency, length, strength) =>
  pluck(track, start, frequency, length, strength * 0.9, 0.9945, 0.95)
export const zither = (track, start, frequency, length, strength) =>
  pluck(track, start, frequency, length, strength, 0.9975, 0.55)
export const pizzicato = (track, start, frequency, length, strength) =>
  pluck(track, start, frequency, seconds(0.1), strength, 0.975, 0.9)

export function marimba(track, start, frequency, length, strength) {
  add(
    track,
    start,
    seconds(0.9),
    (t) =>
      strength *
      0.36 *
      Math.min(1, t * 600) *
      (Math.exp(-t * 6.5) * Math.sin(tau * frequency * t) +
        0.3 * Math.exp(-t * 16) * Math.sin(tau * frequency * 3.93 * t) +
        0.1 * Math.exp(-t * 30) * Math.sin(tau * frequency * 9.5 * t)),
  )
}

export function bell(track, start, frequency, length, strength) {
  add(
    track,
    start,
    seconds(3),
    (t, share) =>
      strength *
      0.16 *
      (1 - share) *
      Math.min(1, t * 500) *
      (Math.exp(-t * 1.5) * Math.sin(tau * frequency * t) +
        0.5 * Math.exp(-t * 2.6) * Math.sin(tau * frequency * 2.76 * t) +
        0.22 * Math.exp(-t * 4.2) * Math.sin(tau * frequency * 5.4 * t)),
  )
}

export function bass(track, start, frequency, length, strength) {
  add(
    track,
    start,
    length + seconds(0.06),
    (t, share) =>
      strength *
      0.42 *
      Math.min(1, t * 140) *
      Math.min(1, (1 - share) * 8) *
      Math.exp(-t * 0.8) *
      (Math.sin(tau * frequency * t) +
        0.35 * Math.sin(tau * frequency * 2 * t) * Math.exp(-t * 5) +
        0.12 * Math.sin(tau * frequency * 3 * t) * Math.exp(-t * 9)),
  )
}

export function kick(track, start, strength) {
  add(
    track,
    start,
    seconds(0.32),
    (t) => strength * 0.75 * Math.exp(-t * 13) * Math.sin(tau * (48 * t + 2.6 * (1 - Math.exp(-t * 32)))),
  )
}

/** Noise drums: `tone` sets the brightness, `fall` the decay. */
function noise(track, start, strength, fall, bright, body = 0) {
  let seed = (start * 2654435761) >>> 0 || 3
  let low = 0
  add(track, start, seconds(3 / fall + 0.06), (t) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    const white = seed / 2147483648 - 1
    low += (white - low) * (1 - bright)
    return (
      strength * (Math.exp(-t * fall) * (white - low) * 0.3 + body * Math.exp(-t * 24) * Math.sin(tau * 185 * t) * 0.35)
    )
  })
}
export const hat = (track, start, strength) => noise(track, start, strength * 0.6, 55, 0.86)
export const shaker = (track, start, strength) => noise(track, start, strength * 0.45, 30, 0.8)
export const snare = (track, start, strength) => noise(track, start, strength * 0.9, 17, 0.35, 1)
export const brush = (track, start, strength) => noise(track, start, strength * 0.6, 11, 0.55, 0.2)
export function drum(track, start, strength, frequency = 82) {
  add(
    track,
    start,
    seconds(0.7),
    (t) =>
      strength *
      0.6 *
      Math.exp(-t * 6.5) *
      Math.min(1, t * 700) *
      Math.sin(tau * (frequency * t + 1.1 * (1 - Math.exp(-t * 20)))),
  )
}
export const block = (track, start, strength) =>
  add(track, start, seconds(0.12), (t) => strength * 0.3 * Math.exp(-t * 46) * Math.sin(tau * 930 * t))
