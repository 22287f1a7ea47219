import { isRecord } from '../../frame/shared/json-record'

/** What a visitor noted about one guide, on this device alone. */
export interface GuideNote {
  /** The ids of the materials that they have ready. */
  readonly ready: readonly string[]
  /** Whether they said that the guide was useful; null before. */
  readonly useful: boolean | null
}

/** Notes by the ids of their guides, the latest last. */
export type GuideNotes = Readonly<Record<string, GuideNote>>

/** The most guides whose notes are kept. */
export const mostGuideNotes = 40

const nothingNoted: GuideNote = { ready: [], useful: null }

/** Reads stored notes; whatever does not fit is left out. */
export function guideNotesOf(stored: unknown): GuideNotes {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(Object.entries(stored).flatMap(([id, note]) => (isNote(note) ? [[id, note]] : [])))
}

export const noteOf = (notes: GuideNotes, id: string): GuideNote =>
  Object.hasOwn(notes, id) ? (notes[id] ?? nothingNoted) : nothingNoted

/** Adds to a guide's note, which is then the latest; the oldest notes are dropped. */
export function withNote(notes: GuideNotes, id: string, change: Partial<GuideNote>): GuideNotes {
  const { [id]: _, ...others } = notes
  const entries = [...Object.entries(others), [id, { ...noteOf(notes, id), ...change }] as const]
  return Object.fromEntries(entries.slice(-mostGuideNotes))
}

/** Marks a material as ready, or as missing again. */
export function withMaterial(notes: GuideNotes, id: string, material: string, isReady: boolean): GuideNotes {
  const others = noteOf(notes, id).ready.filter((each) => each !== material)
  return withNote(notes, id, { ready: isReady ? [...others, material] : others })
}

function isNote(value: unknown): value is GuideNote {
  if (!isRecord(value)) return false
  const { ready, useful } = value
  return (
    Array.isArray(ready) &&
    ready.every((each) => typeof each === 'string') &&
    (useful === null || typeof useful === 'boolean')
  )
}
