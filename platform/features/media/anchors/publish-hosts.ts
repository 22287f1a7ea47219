import { eq, inArray, ne } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { channelPaths } from '../../../../src/domain/frame/navigation/channel-target'
import { contents, hosts } from '../../../kernel/contents/contents.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writeRows } from '../../../kernel/database/write-rows'
import { findReferring, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { bothLanguages, fileName } from '../../../kernel/publishing/written-fields'
import { reindexPublisher } from '../../frame/search-index/index-contents'
import { countFollowers } from '../../participation/reactions/count-followers'
import { articleDetails } from '../articles/articles.schema'
import { renameHost } from '../channels/rename-host'
import { channelHosts } from '../channels/channels.schema'
import { hostAlbums } from './anchors.schema'

/** Condition: the content of a column is not withdrawn. */
const isThere = (column: PgColumn) =>
  inArray(column, build.select({ id: contents.id }).from(contents).where(ne(contents.state, 'withdrawn')))

const hostFields = z.strictObject({ name: bothLanguages(100), picture: fileName })

/** Hosts of radio and television. */
export const publishableHosts = publishableKind<z.output<typeof hostFields>>({
  name: 'host',
  after: [],
  schema: hostFields,
  text: 'plain',
  media: { picture: 'image' },
  titleOf: ({ name }) => name,
  pathOf: (id) => `${channelPaths.anchor}/${id}`,
  check: async () => [],
  isTaken: (queries, id) => hasRow(queries, hosts, id),
  write: async (transaction, { id, fields: { name, picture }, text, media }) => {
    const before = await queriesOf(transaction).readOne(
      build.select().from(hosts).where(eq(hosts.id, id)).for('update'),
    )
    const followers = before?.followers ?? (await countFollowers(transaction, 'host', id))
    const row = { id, name, avatar: media[picture]?.url ?? '', intro: text ?? name, followers }
    await writeRows(transaction, hosts, [row], { replaced: [hosts.id] })
    if (before !== null) await renameHost(transaction, id, before.name, name)
    await reindexPublisher(transaction, 'host', id)
  },
  usedBy: (queries, id) =>
    findReferring(queries, id, [
      {
        kind: 'channel',
        column: channelHosts.hostId,
        by: channelHosts.channelId,
        only: isThere(channelHosts.channelId),
      },
      {
        ...{ kind: 'article', column: articleDetails.authorHostId, by: articleDetails.contentId },
        only: isThere(articleDetails.contentId),
      },
      { kind: 'album', column: hostAlbums.hostId, by: hostAlbums.albumId, only: isThere(hostAlbums.albumId) },
    ]),
  withdraw: async (transaction, id) => {
    await transaction.delete(hosts).where(eq(hosts.id, id))
  },
})
