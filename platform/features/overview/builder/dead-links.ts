import { and, inArray, isNull } from 'drizzle-orm'
import { linksOf, type PageFinding } from '../../../../src/domain/overview/builder/document-findings'
import type { PageDocument } from '../../../../src/domain/overview/builder/page-document'
import { channelKindOfType } from '../../../../src/domain/frame/navigation/channel-target'
import type { SiteLink } from '../../../../src/domain/frame/navigation/site-link'
import { categories, contents, hosts, organisations } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { pages } from '../pages/pages.schema'

/** The statements that find which ids exist, by the kind of link; each runs once, however many links a page has. */
const finders: Readonly<Record<string, (queries: Queries, ids: readonly string[]) => Promise<readonly string[]>>> = {
  content: (queries, ids) =>
    queries.readColumn(
      build
        .select({ id: contents.id })
        .from(contents)
        .where(and(inArray(contents.id, [...ids]), published)),
    ),
  page: (queries, ids) =>
    queries.readColumn(
      build
        .select({ id: pages.id })
        .from(pages)
        .where(and(inArray(pages.id, [...ids]), isNull(pages.previewToken), isNull(pages.draftOf))),
    ),
  category: (queries, ids) =>
    queries.readColumn(
      build
        .select({ id: categories.id })
        .from(categories)
        .where(inArray(categories.id, [...ids])),
    ),
  organisation: (queries, ids) =>
    queries.readColumn(
      build
        .select({ id: organisations.id })
        .from(organisations)
        .where(inArray(organisations.id, [...ids])),
    ),
  host: (queries, ids) =>
    queries.readColumn(
      build
        .select({ id: hosts.id })
        .from(hosts)
        .where(inArray(hosts.id, [...ids])),
    ),
}

/** The name of the finder of a link; null for an address, whose screen the client knows. */
function finderOf({ kind, type }: SiteLink): string | null {
  if (kind === 'path' || kind === 'external') return null
  if (kind !== 'channel') return kind
  const channel = channelKindOfType(type)
  return channel === 'org' ? 'organisation' : channel === 'anchor' ? 'host' : 'content'
}

/** The links of a page whose targets do not exist, or are not published. */
export async function deadLinks(queries: Queries, document: PageDocument): Promise<readonly PageFinding[]> {
  const links = linksOf(document).flatMap(({ cardId, link }) => {
    const finder = finderOf(link)
    return finder === null || link.value === '' ? [] : [{ cardId, finder, value: link.value }]
  })
  const wanted = new Map<string, Set<string>>()
  for (const { finder, value } of links) wanted.set(finder, (wanted.get(finder) ?? new Set()).add(value))
  const found = new Set<string>()
  for (const [finder, ids] of wanted)
    for (const id of (await finders[finder]?.(queries, [...ids])) ?? []) found.add(`${finder} ${id}`)
  return links
    .filter(({ finder, value }) => !found.has(`${finder} ${value}`))
    .map(({ cardId, value }) => ({ check: 'dead-link', cardId, about: value }))
}
