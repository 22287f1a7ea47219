import { asc, isNotNull, or } from 'drizzle-orm'
import { resolve } from 'node:path'
import { originOf } from '../../../kernel/addresses'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CommandReport, CommandRequest, Desk } from '../../../kernel/operator/desk'
import { OperatorError } from '../../../kernel/operator/operator-error'
import type { PublishableKind } from '../../../kernel/publishing/publishable-kind'
import { printableLine } from '../../../kernel/shared/printable'
import { putBackDocument, withdrawDocument } from './documents'
import { publishFolder } from './publish-folder'
import type { PublishAct, PublishRun } from './publish-folder'
import { publishedDocuments } from './publishing.schema'

const dryRun = '--dry-run'

/** Publishes what the newsroom and the office wrote as files (docs/publishing.md). */
export function publishDesk(kinds: readonly PublishableKind[]): Desk {
  const kindOf = (key: string): { readonly kind: PublishableKind; readonly id: string } => {
    const [name = '', id = ''] = key.split(':')
    const kind = kinds.find((each) => each.name === name)
    if (kind === undefined)
      throw new OperatorError(`Which document? <kind>:<id>, such as article:night-market. Kinds: ${namesOf(kinds)}.`)
    return { kind, id }
  }
  return {
    name: 'publish',
    summary: 'Documents that wait for their time, were withdrawn, or could not be published at their time',
    selectWaiting: async (database, limit) => {
      const { dueAt, problem, withdrawnAt, kind, id } = publishedDocuments
      const rows = await queriesOf(database).read(
        build
          .select()
          .from(publishedDocuments)
          .where(or(isNotNull(dueAt), isNotNull(problem), isNotNull(withdrawnAt)))
          .orderBy(asc(problem), asc(dueAt), asc(kind), asc(id))
          .limit(limit),
      )
      return rows.map((row) => ({
        id: `${row.kind}:${row.id}`,
        since: row.updatedAt,
        from: row.operator,
        title: row.title,
        text: row.problem ?? '',
        facts: [
          ...(row.dueAt === null ? [] : [{ name: 'becomes public', value: row.dueAt }]),
          ...(row.withdrawnAt === null ? [] : [{ name: 'withdrawn', value: row.withdrawnAt }]),
        ],
      }))
    },
    acts: {
      withdraw: {
        summary: 'takes the document <kind>:<id> back; its comments stay',
        takesText: false,
        carryOut: async (transaction, key, _text, at) => {
          const { kind, id } = kindOf(key)
          await withdrawDocument(transaction, kind, id, { at, where: 'desk' })
        },
      },
      'put-back': {
        summary: 'shows the document <kind>:<id> again, as it was saved last',
        takesText: false,
        carryOut: async (transaction, key, _text, at) => {
          const { kind, id } = kindOf(key)
          await putBackDocument(transaction, kind, id, at)
        },
      },
    },
    command: {
      usages: [
        [
          '<folder>',
          'publishes the documents in a folder, or the one of a file: all of them, or none while one is wrong',
        ],
        [`<folder> ${dryRun}`, 'says what that would do, and does nothing'],
      ],
      run: async (office, { words, directory, operator, at, time }) => {
        const [folder, ...others] = words.filter((word) => word !== dryRun)
        if (folder === undefined || others.length > 0)
          throw new OperatorError(`Which folder? npm run operator -- publish <folder> [${dryRun}]`)
        const isDryRun = words.includes(dryRun)
        const run = await publishFolder(office, kinds, { folder: resolve(directory, folder), isDryRun, operator, at })
        return reportOf(run, { isDryRun, time, origin: originOf(office.configuration) })
      },
    },
  }
}

const namesOf = (kinds: readonly PublishableKind[]): string => kinds.map(({ name }) => name).join(', ')

/** What each word of a report means that does not say it by itself. */
const actWords: Readonly<Partial<Record<PublishAct, string>>> = {
  held: 'held: the desk withdrew it. What the file says is saved, and shown once you put it back: npm run operator -- publish put-back <kind>:<id>',
  scheduled: 'scheduled: it becomes public by itself at the time beside it.',
}

interface ReportStyle extends Pick<CommandRequest, 'time'> {
  readonly isDryRun: boolean
  /** The origin of the site, to which the paths of screens are added. */
  readonly origin: string
}

function reportOf({ planned, problems }: PublishRun, { isDryRun, time, origin }: ReportStyle): CommandReport {
  const documents = planned.map(({ written: { kind, id, file, fields }, act, dueAt }) => {
    const path = act === 'withdrawn' ? null : kind.pathOf(id, fields)
    return { file, kind: kind.name, id, act, due_at: dueAt, address: path === null ? null : `${origin}${path}` }
  })
  if (problems.length > 0)
    return {
      isRefused: true,
      value: { problems },
      text: [
        `Nothing was published: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
        ...problems.map(({ file, line, message }) => printableLine(`${file}:${line}: ${message}`)),
      ].join('\n'),
    }
  const lines = documents
    .filter(({ act }) => act !== 'unchanged')
    .map(({ act, kind, id, due_at, address }) =>
      [`  ${act}`, `${kind}:${id}`, due_at === null ? '' : time(due_at), address ?? '']
        .filter((part) => part !== '')
        .join('  '),
    )
  const words = Object.entries(actWords).flatMap(([act, text]) =>
    documents.some((each) => each.act === act) ? [text] : [],
  )
  const unchanged = documents.length - lines.length
  return {
    value: { dry_run: isDryRun, documents },
    text: [
      isDryRun ? 'This would be done:' : 'Published:',
      ...(lines.length === 0 ? ['  nothing'] : lines),
      ...(unchanged === 0 ? [] : [`  ${unchanged} unchanged`]),
      ...words,
    ].join('\n'),
  }
}
