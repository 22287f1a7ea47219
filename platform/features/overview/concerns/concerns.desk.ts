import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  mostThings,
  thingKey,
  thingKinds,
  thingOf,
  type ConcerningKind,
} from '../../../../src/domain/frame/concerns/concerned'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { CommandReport, Desk, WaitingCase } from '../../../kernel/operator/desk'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { namedThing, selectShownIds, thingOfRow } from './concerns.queries'
import { concerns } from './concerns.schema'
import { proposeConcerns, newestRead } from './propose-concerns'
import { isConcern, rowOfThing } from './write-concerns'

/** The kinds of contents by the names of their documents. */
const documents: Readonly<Record<string, readonly ConcerningKind[]>> = {
  ...{ article: ['post'], album: ['album'], audio: ['audio'], video: ['video', 'short'], gallery: ['gallery'] },
  ...{ special: ['special'], topic: ['topic'], 'live-event': ['channel'] },
}
const codesOf = (name: string) => (documents[name] ?? []).map((kind): number => contentKinds[kind].code)
export const documentOf = (type: number) => Object.keys(documents).find((name) => codesOf(name).includes(type)) ?? ''

/** What contents are about, as their files and this desk name it. */
export const concernsDesk: Desk = {
  name: 'concerns',
  summary: 'What contents are about: the suggestions, wishes, activities, guides and venues that they name',
  byName: true,
  selectWaiting: (database, limit) => selectConcerns(database, { limit }),
  acts: {
    add: {
      summary: `adds a thing, <kind>:<id> (${thingKinds.join(', ')}), to the content <kind>:<id>, such as article:night-market`,
      idOf: contentOf,
      takesText: true,
      carryOut: async (transaction, id, text) => {
        const thing = thingNamed(text)
        const queries = queriesOf(transaction)
        // Two operators who add to one content take turns.
        await queries.read(build.select({ id: contents.id }).from(contents).where(eq(contents.id, id)).for('update'))
        const [row] = await queries.read(
          build
            .select({
              things: sql<number>`count(*)::int`,
              last: sql<number>`coalesce(max(${concerns.sort}), -1)::int`,
              isNamed: sql<boolean>`coalesce(bool_or(${isConcern(id, thing)}), false)`,
            })
            .from(concerns)
            .where(eq(concerns.contentId, id)),
        )
        const { things = 0, last = -1, isNamed = false } = row ?? {}
        if (isNamed) throw new OperatorError(`It names ${thingKey(thing)} already`)
        if (things >= mostThings) throw new OperatorError(`It names ${mostThings} things already, which is the most`)
        if ((await selectShownIds(queries, thing.kind, [thing.id], null)).length === 0)
          throw new OperatorError(`There is no ${thing.kind} "${thing.id}" that everybody may see`)
        await transaction.insert(concerns).values({ ...rowOfThing(id, thing), sort: last + 1, namedIn: 'desk' })
      },
    },
    remove: {
      summary: 'removes a thing from a content; a file that names it names it again when it is published again',
      idOf: contentOf,
      takesText: true,
      carryOut: async (transaction, id, text) => {
        const removed = await transaction
          .delete(concerns)
          .where(isConcern(id, thingNamed(text)))
          .returning({ sort: concerns.sort })
        if (removed.length === 0) throw new Refusal(errorCodes.gone)
      },
    },
  },
  command: {
    usages: [
      ['<content>', 'lists what one content is about, in its order'],
      [
        'proposed [<content>]',
        `lists what the newest ${newestRead} contents, or one, mention without naming it: guides, venues and coming activities`,
      ],
    ],
    run: async ({ database }, { words: [name = '', ...others], at }) => {
      if (name === 'proposed' && others.length < 2) return await reportProposals(database, at, others[0])
      if (others.length > 0) throw new OperatorError('Which content? npm run operator -- concerns <kind>:<id>')
      const contentId = await contentOf(database, name)
      const rows = await selectConcerns(database, { limit: mostThings, contentId })
      return {
        text: rows.length === 0 ? `${name} names nothing` : rows.map(({ text }) => `  ${text}`).join('\n'),
        value: rows.map(({ text }) => text),
      }
    },
  },
}

/** Says what contents may be about; a person takes each by `add`. */
async function reportProposals(database: Database, at: Date, name: string | undefined): Promise<CommandReport> {
  const contentId = name === undefined ? undefined : await contentOf(database, name)
  const proposals = (await proposeConcerns(database, at, contentId)).map((each) => ({
    content: `${documentOf(each.type)}:${each.contentId}`,
    title: each.title['zh-CN'],
    things: each.things,
  }))
  const lines = proposals.flatMap(({ content, title, things }) => [
    `${content}  ${title}`,
    ...things.map((thing) => `  concerns add ${content} ${thing}`),
  ])
  return { text: lines.length === 0 ? 'Nothing is mentioned without being named' : lines.join('\n'), value: proposals }
}

async function selectConcerns(
  database: Database,
  { limit, contentId }: { readonly limit: number; readonly contentId?: string },
): Promise<readonly WaitingCase[]> {
  const rows = await queriesOf(database).read(
    build
      .select({ id: contents.id, type: contents.type, title: contents.title, namedIn: concerns.namedIn, ...namedThing })
      .from(concerns)
      .innerJoin(contents, eq(contents.id, concerns.contentId))
      .where(contentId === undefined ? undefined : eq(concerns.contentId, contentId))
      .orderBy(asc(concerns.contentId), asc(concerns.sort))
      .limit(limit),
  )
  return rows.map((row) => ({
    id: `${documentOf(row.type)}:${row.id}`,
    since: null,
    from: row.namedIn,
    title: row.title['zh-CN'],
    text: thingKey(thingOfRow(row)),
  }))
}

/** The id of a content that an operator names as <kind>:<id>, whether it is public or not. */
export async function contentOf(database: Database, name: string): Promise<string> {
  const [kind = '', id = ''] = name.split(':')
  const isThis = and(eq(contents.id, id), inArray(contents.type, codesOf(kind)))
  const found =
    codesOf(kind).length > 0 &&
    (await queriesOf(database).readOne(build.select({ id: contents.id }).from(contents).where(isThis))) !== null
  if (!found)
    throw new OperatorError(
      `There is no content "${name}": <kind>:<id>, such as article:night-market. Kinds: ${Object.keys(documents).join(', ')}`,
    )
  return id
}

function thingNamed(text: string) {
  const thing = thingOf(text)
  if (thing === null) throw new OperatorError(`Which thing? <kind>:<id>. Kinds: ${thingKinds.join(', ')}`)
  return thing
}
