import type { Schema } from '../../../contract/endpoint'
import { isNothing } from '../../../contract/endpoint'
import { isAsTyped, isKeepable, mostNumber } from '../../../contract/fields'
import { withoutUnseen } from '../../../src/domain/frame/shared/unseen-characters'
import { invalid } from './refusal'

interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly input?: unknown
  readonly origin?: string
}

/**
 * Parses one part of a call, after the invisible characters of its texts are removed; throws 400001 with `data.fields`
 * when it does not match its schema, or contains something that no call may contain.
 */
export function parsePart(schema: Schema, value: unknown): unknown {
  if (isNothing(schema)) return undefined
  const parsed = schema.safeParse(shownFields(schema, value ?? {}), { reportInput: true })
  if (!parsed.success) throw invalid(fieldReasons(parsed.error.issues))
  const impossible = impossibleField(parsed.data, [])
  if (impossible !== null) throw invalid({ [impossible.join('.') || 'body']: 'invalid' })
  return parsed.data
}

/**
 * A part of a call with the invisible characters removed from every text, except for fields that are taken as typed.
 */
function shownFields(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return printable(value)
  const fields = 'shape' in schema ? (schema.shape as Readonly<Record<string, object>>) : {}
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, field !== undefined && isAsTyped(field) ? inner : printable(inner)]
    }),
  )
}

function printable(value: unknown): unknown {
  if (typeof value === 'string') return withoutUnseen(value)
  if (Array.isArray(value)) return value.map(printable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [withoutUnseen(name), printable(inner)]))
}

/**
 * The path of a text or a number that every database would refuse, whatever the schema permits; null when there is
 * none.
 */
function impossibleField(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return isKeepable(value) ? null : path
  if (typeof value === 'number') return Math.abs(value) <= mostNumber ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const impossiblePath = isKeepable(name) ? impossibleField(inner, [...path, name]) : path
    if (impossiblePath !== null) return impossiblePath
  }
  return null
}

/** The first reason for each field, by its dotted path. */
export function fieldReasons(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.map(String).join('.') || 'body'] ??= reasonOf(issue)
  return fields
}

function reasonOf(issue: Issue): string {
  if (issue.input === undefined && issue.code.startsWith('invalid')) return 'required'
  const text = issue.origin === 'string'
  if (issue.code === 'too_small') return text ? 'too-short' : 'too-small'
  if (issue.code === 'too_big') return text ? 'too-long' : 'too-big'
  return issue.code === 'invalid_format' ? 'format' : 'invalid'
}
