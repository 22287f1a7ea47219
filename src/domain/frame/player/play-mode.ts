/** The play modes in the order of their codes: sequence 0, loop 1, random 2 (B25). */
export const playModes = ['sequence', 'loop', 'random'] as const

export type PlayMode = (typeof playModes)[number]

/** The mode after a tap: sequence, loop, random and round again (B25). */
export function nextPlayMode(mode: PlayMode): PlayMode {
  return playModes[(playModes.indexOf(mode) + 1) % playModes.length] as PlayMode
}

/** The code of a mode on the wire and in storage (B25). */
export function playModeCode(mode: PlayMode): number {
  return playModes.indexOf(mode)
}

/** The mode of a code; sequence for an unknown code. */
export function playModeOfCode(code: unknown): PlayMode {
  return typeof code === 'number' ? (playModes[code] ?? 'sequence') : 'sequence'
}
