import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { features } from '../../../../../platform/features'
import type { UploadUse } from '../../../../../platform/kernel/uploads/upload-use'
import { filesBelow } from '../../../../house/source-tree'

const howTo = `a column that holds uploads of members is declared in <feature>.uploads.ts and listed in the feature's
"uploads", or its pictures are removed after a day and shown to nobody; one that only the office fills is in "byTheOffice" here`

/** Filled by the office and the demo alone, or, for \`contents\`, copied from a declared column while it is public. */
const byTheOffice = [
  'activities.pictures',
  'amenities.cover',
  'campaigns.pictures',
  'circles.picture',
  'contents.covers',
  'hosts.avatar',
  'orderable_services.cover',
  'organisations.logo',
  'projects.cover',
  'published_documents.document',
  'study_classes.cover',
  'teams.logo',
  'venue_staff.photo',
  'venues.pictures',
]

const files = filesBelow(['platform/features', 'platform/kernel'], ['.ts']).filter(({ path }) =>
  /\.(schema|uploads)\.ts$/.test(path),
)
const modules = await Promise.all(
  files.map(({ path }) => import(resolve(path)) as Promise<Readonly<Record<string, unknown>>>),
)
const exported = [...new Set(modules.flatMap((all) => Object.values(all)))]
const nameOf = ({ column }: UploadUse) => `${getTableName(column.table)}.${column.name}`
const declared = features.flatMap(({ uploads }) => uploads ?? [])

it('every column for pictures says whose they are', () => {
  const named = exported
    .filter((value) => is(value, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns
        .filter((column) =>
          /^(pictures?|photos?|images?|videos?|avatar|covers?|logo|attachments?|documents?)$/.test(column.name),
        )
        .filter((column) => !column.primary && /text|jsonb/.test(column.getSQLType()))
        .map((column) => `${name}.${column.name}`)
    })
  expect([...new Set(named)].sort(), howTo).toEqual([...new Set([...byTheOffice, ...declared.map(nameOf)])].sort())
})

it('every use that is declared is listed by its feature', () => {
  const isUse = (value: unknown): value is UploadUse =>
    typeof value === 'object' && value !== null && 'column' in value && 'content' in value
  const all = exported.filter(isUse)
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter((use) => !declared.includes(use)).map(nameOf), howTo).toEqual([])
})
