import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { alertSeverities, longestAlert, type AlertSeverity } from '../../../../src/domain/frame/alerts/alert'
import type { Queries } from '../../../kernel/database/queries'
import { readScreenFacts } from '../../../kernel/http/screen-facts'
import { fileText } from '../../../kernel/operator/file-text'
import { issueText, pathOf } from '../../../kernel/operator/issue-text'
import { readNamedFile } from '../../../kernel/operator/read-named-file'
import { parseYaml, type LineFault } from '../../../kernel/operator/written-yaml'
import { siteInstant } from '../../../kernel/publishing/site-instant'
import { bothLanguages, writtenMoment } from '../../../kernel/publishing/written-fields'
import type { AlertWords } from './alerts.schema'
import { leadsToScreen } from './leads-to-screen'

/** What the file of an alert says. */
export interface WrittenAlert extends AlertWords {
  readonly severity: AlertSeverity
  readonly link: string | null
  readonly startsAt: Date
  readonly endsAt: Date
}

const wholeCity = 'all'
const wordsShape = {
  title: bothLanguages(60),
  text: bothLanguages(1000),
  area: z.union([z.literal(wholeCity), bothLanguages(40)], {
    error: `${wholeCity}, or a name in both languages (zh-CN and en) of up to 40 characters`,
  }),
}
const wordsSchema = z.strictObject(wordsShape)
const alertSchema = z.strictObject({
  ...wordsShape,
  severity: z.enum(alertSeverities),
  /** The present when omitted. */
  from: z.optional(writtenMoment),
  until: writtenMoment,
  link: z.optional(z.string()),
})

interface FileRequest {
  /** The directory in which the operator is. */
  readonly directory: string
  readonly file: string
}

interface Place {
  readonly queries: Queries
  readonly buildDirectory: string
  readonly at: Date
}

/** Reads an alert as an operator wrote it (docs/operating.md), or what is wrong in the file, each with its line. */
export async function readAlertFile(
  request: FileRequest,
  { queries, buildDirectory, at }: Place,
): Promise<WrittenAlert | readonly LineFault[]> {
  const read = await readFields(request, alertSchema)
  if (!('fields' in read)) return read
  const { fields, lineOf } = read
  const { severity, link = null, from, until } = fields
  const instant = siteInstant(queries)
  const startsAt = from === undefined ? at : await instant(from)
  const endsAt = await instant(until)
  const faults: LineFault[] = []
  const add = (field: string, message: string) =>
    faults.push({ line: lineOf([field]), message: `${field}: ${message}` })
  if (endsAt <= startsAt) add('until', 'this is not after its beginning')
  else if (endsAt <= at) add('until', 'this is over already')
  else if (endsAt.getTime() - startsAt.getTime() > longestAlert) add('until', 'an alert lasts seven days at most')
  const { paths } = readScreenFacts(buildDirectory)
  if (link !== null && !leadsToScreen(link, paths))
    add('link', 'no screen of this site has this path, such as /guides-details/typhoon')
  return faults.length > 0 ? faults : { ...wordsOf(fields), severity, link, startsAt, endsAt }
}

/** Reads corrected words: title, text and area, and nothing else. */
export async function readCorrection(request: FileRequest): Promise<AlertWords | readonly LineFault[]> {
  const read = await readFields(request, wordsSchema)
  return 'fields' in read ? wordsOf(read.fields) : read
}

async function readFields<Fields>({ directory, file }: FileRequest, schema: z.ZodMiniType<Fields>) {
  const source = fileText(await readNamedFile(resolve(directory, file)))
  if ('fault' in source) return [source.fault]
  const { value, lineOf, faults } = parseYaml(source.text)
  if (faults.length > 0) return faults
  const read = schema.safeParse(value, { error: issueText })
  if (read.success) return { fields: read.data, lineOf }
  return read.error.issues.map((issue): LineFault => {
    const path = pathOf(issue)
    return { line: lineOf(path), message: `${path.join('.')}: ${issue.message}` }
  })
}

const wordsOf = ({ title, text, area }: z.output<typeof wordsSchema>): AlertWords => ({
  title,
  text,
  area: area === wholeCity ? null : area,
})
