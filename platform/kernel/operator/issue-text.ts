import * as z from 'zod/mini'
import type { $ZodErrorMap, $ZodIssue } from 'zod/v4/core'

const { localeError } = z.locales.en()

/** Says what is wrong with a field in words; a check of a schema may bring its own. */
export const issueText: $ZodErrorMap = (issue) => (issue.input === undefined ? 'it is missing' : localeError(issue))

/** The path of the field that an issue is about: an unknown field stands in the issue's own path. */
export function pathOf(issue: $ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : [...issue.path]
}
