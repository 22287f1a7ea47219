import type { Schema } from '../../contract/endpoint'

interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly input?: unknown
  readonly expected?: string
  readonly format?: string
  readonly values?: readonly unknown[]
  readonly errors?: readonly (readonly Issue[])[]
  readonly maximum?: unknown
  readonly minimum?: unknown
}

/** What an answer has wrong, each problem with its field. No value is told, since it may be somebody's. */
export function problemsOf(schema: Schema, data: unknown): readonly string[] {
  const parsed = schema.safeParse(data, { reportInput: true })
  if (parsed.success) return []
  const problems = (parsed.error.issues as readonly Issue[]).map(
    (issue) =>
      `data${issue.path.map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`)).join('')}: ${inWords(issue)}`,
  )
  return [...new Set(problems)]
}

function inWords(issue: Issue): string {
  if (issue.input === undefined && issue.code.startsWith('invalid')) return 'missing'
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}, got ${typeOf(issue.input)}`
    case 'invalid_format':
      return issue.format === 'datetime' ? 'no moment in ISO 8601 with the zone Z' : `no ${issue.format}`
    case 'invalid_value':
      return `none of ${(issue.values ?? []).map((value) => JSON.stringify(value)).join(', ')}`
    case 'too_big':
      return `more than ${String(issue.maximum)}`
    case 'too_small':
      return `less than ${String(issue.minimum)}`
    default:
      return `no such value is allowed (${typeOf(issue.input)})`
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && !Number.isInteger(value) ? 'a fraction' : typeof value
}
