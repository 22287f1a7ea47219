import type { Language } from '../../../../src/domain/frame/site/preferences'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PublisherKind } from '../../../../src/domain/frame/content/content-kinds'
import { hosts, organisations } from '../../../kernel/contents/contents.schema'
import { inLanguage } from '../../../kernel/database/expressions'
import { users } from '../../../kernel/members/members.schema'

interface PublisherTable {
  readonly table: PgTable
  readonly id: PgColumn
  readonly name: (language: Language) => SQL<string>
  readonly picture: PgColumn
  readonly intro: (language: Language) => SQL<string>
  readonly followers: PgColumn
}

export const publisherTables: Readonly<Record<PublisherKind, PublisherTable>> = {
  organisation: {
    table: organisations,
    id: organisations.id,
    name: (language) => inLanguage(organisations.name, language),
    picture: organisations.logo,
    intro: (language) => inLanguage(organisations.intro, language),
    followers: organisations.followers,
  },
  host: {
    table: hosts,
    id: hosts.id,
    name: (language) => inLanguage(hosts.name, language),
    picture: hosts.avatar,
    intro: (language) => inLanguage(hosts.intro, language),
    followers: hosts.followers,
  },
  member: {
    table: users,
    id: users.id,
    name: () => sql<string>`${users.nickname}`,
    picture: users.avatar,
    intro: () => sql<string>`''`,
    followers: users.followers,
  },
}

/** What a list shows of a publisher, besides the id. */
export function publisherColumns(kind: PublisherKind, language: Language) {
  const { name, picture, intro, followers } = publisherTables[kind]
  return {
    name: name(language),
    picture: sql<string>`${picture}`,
    intro: intro(language),
    followers: sql<number>`${followers}`,
  }
}
