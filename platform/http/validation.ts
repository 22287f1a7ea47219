import type { Schema } from '../../contract/endpoint'
import { isNothing } from '../../contract/endpoint'
import { invalid } from './refusal'

interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly input?: unknown
  readonly origin?: string
}

/** Parses one part of a call; throws 400001 with `data.fields` when it does not fit. */
export function parsePart(schema: Schema, value: unknown): unknown {
  if (isNothing(schema)) return undefined
  const parsed = schema.safeParse(value ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  throw invalid(fieldReasons(parsed.error.issues))
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
