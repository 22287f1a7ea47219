import { and, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { NamedDto } from '../../../../contract/mentions'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import {
  mostNamed,
  namedPeople,
  namedTitles,
  type NamedPerson,
  type NamedTopic,
} from '../../../../src/domain/participation/marked-text/marked-text'
import { belongsTo } from '../../../kernel/contents/belongs-to'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { existsIn, isOneOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isWritten } from '../../../kernel/search/said-in'
import { users } from '../../../kernel/members/members.schema'
import { blocks } from '../../people/privacy/privacy.schema'

/** What of a text is stored beside it. */
export interface Named {
  readonly people: readonly NamedPerson[]
  readonly topics: readonly NamedTopic[]
}

interface Writing {
  readonly text: string
  /** The people whom the writer chose, under the names that they saw. */
  readonly people: readonly NamedPerson[]
  readonly writerId: string
  /** The group that alone sees the text; null when everybody does. */
  readonly audience: string | null
}

/** Condition: one of two people blocks the other. */
export const isBetweenBlocks = (person: PgColumn, other: string | PgColumn | SQL): SQL =>
  sql`(${or(
    existsIn(blocks, eq(blocks.userId, person), eq(blocks.blockedId, other)),
    existsIn(blocks, eq(blocks.userId, other), eq(blocks.blockedId, person)),
  )})`

/** Finds whom and what a text really names: its people (`resolvePeople`), and the topics that the site has. */
export async function resolveNamed(queries: Queries, writing: Writing): Promise<Named> {
  return { people: await resolvePeople(queries, writing), topics: await findTopics(queries, writing.text) }
}

/**
 * Finds whom a text really names: people who are there, who see the text, and with whom the writer has no block. Whoever
 * is not among them stays a word.
 */
export async function resolvePeople(
  queries: Queries,
  { text, people, writerId, audience }: Writing,
): Promise<readonly NamedPerson[]> {
  const chosen = namedPeople(text, people).slice(0, mostNamed.people)
  if (chosen.length === 0) return []
  const known = await queries.readColumn(
    build
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          isOneOf(
            users.id,
            chosen.map(({ id }) => id),
          ),
          isNull(users.deletedAt),
          not(isBetweenBlocks(users.id, writerId)),
          audience === null ? undefined : belongsTo(audience, users.id),
        ),
      ),
  )
  return chosen.filter(({ id }) => known.includes(id))
}

async function findTopics(queries: Queries, text: string): Promise<NamedTopic[]> {
  const titles = namedTitles(text).slice(0, mostNamed.topics)
  const found: NamedTopic[] = []
  for (const title of titles) {
    const id = await queries.readValue(
      build
        .select({ id: contents.id })
        .from(contents)
        .where(
          and(
            eq(contents.type, contentKinds.topic.code),
            published,
            or(isWritten(sql`${contents.title}->>'zh-CN'`, title), isWritten(sql`${contents.title}->>'en'`, title)),
          ),
        )
        .limit(1),
    )
    if (id !== null) found.push({ id, title })
  }
  return found
}

/** Reads whom and what a stored text names now. The writer's name for somebody is the text's; the link has the name of today. */
export async function readNamed(queries: Queries, { people, topics }: Named, writerId: string): Promise<NamedDto> {
  const names =
    people.length === 0
      ? []
      : await queries.read(
          build
            .select({ id: users.id, nickname: users.nickname })
            .from(users)
            .where(
              and(
                isOneOf(
                  users.id,
                  people.map(({ id }) => id),
                ),
                isNull(users.deletedAt),
                not(isBetweenBlocks(users.id, writerId)),
              ),
            ),
        )
  return {
    people: people.map(({ id, name }) => ({
      id,
      name,
      nickname: names.find((each) => each.id === id)?.nickname ?? null,
    })),
    topics: [...topics],
  }
}
