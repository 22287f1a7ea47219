import { isDeepStrictEqual } from 'node:util'
import type { StoredConfiguration } from './configuration.schema'

/** Maximum length of a value in a line, in characters. */
const longestValue = 60

/** The parts in which two configurations differ, a line for each: `skin.background_color: "#fff" → "#000"`. */
export function changedParts(before: StoredConfiguration, after: StoredConfiguration): string[] {
  return [
    ...differences(before.documents, after.documents, ''),
    ...differences(before.switches, after.switches, 'switches'),
  ]
}

function differences(before: unknown, after: unknown, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (!isPlain(before) || !isPlain(after)) return [`${path}: ${shown(before)} → ${shown(after)}`]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => differences(before[key], after[key], path === '' ? key : `${path}.${key}`))
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text
}
