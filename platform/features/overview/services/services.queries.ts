import type { Language } from '../../../../src/domain/frame/site/preferences'
import { asc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { linkSchema } from '../../../../contract/feed'
import { inLanguage } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { moduleEntries, modules } from './services.schema'

/** Selects all modules, or the one with an id, with their entries, both in the editors' order. */
export async function selectModules(queries: Queries, language: Language, id?: string) {
  const [found, entries] = await Promise.all([
    queries.read(
      build
        .select({ id: modules.id, name: inLanguage(modules.name, language), page_id: modules.pageId })
        .from(modules)
        .where(id === undefined ? undefined : eq(modules.id, id))
        .orderBy(asc(modules.sort), asc(modules.id)),
    ),
    queries.read(
      build
        .select({
          module: moduleEntries.moduleId,
          id: moduleEntries.id,
          name: inLanguage(moduleEntries.name, language),
          summary: inLanguage(moduleEntries.summary, language),
          icon: moduleEntries.icon,
          link: moduleEntries.link,
        })
        .from(moduleEntries)
        .where(id === undefined ? undefined : eq(moduleEntries.moduleId, id))
        .orderBy(asc(moduleEntries.sort), asc(moduleEntries.id)),
    ),
  ])
  return found.map((module) => ({
    ...module,
    entries: entries
      .filter((entry) => entry.module === module.id)
      .map(({ id: entryId, name, summary, icon, link }) => ({
        id: entryId,
        name,
        summary,
        icon,
        link: link as z.infer<typeof linkSchema>,
      })),
  }))
}
