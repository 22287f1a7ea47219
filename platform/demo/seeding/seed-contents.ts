import { organisations } from '../../kernel/contents/contents.schema'
import type { ContentRow } from '../../kernel/contents/write-contents'
import { organisationGroups } from '../../features/media/organisations/organisations.schema'
import type { Database } from '../../kernel/database/client'
import type { Localised } from '../../kernel/database/schema/localised'
import { demoOrganisations, publishersOf } from '../content/organisations'
import { demoOrganisationGroups, groupOf } from '../content/organisation-groups'
import { cityId, cityName, districts, streets } from '../content/places'
import { media, mediaAddress } from '../media'
import { sequence } from '../random'
import { bilingual } from '../text'
import { insertAll } from './insert'
import { minute } from '../city-day'

/**
 * The publication time of an item by its rank, from a few minutes ago for the first item to two months ago for the
 * last. The times are denser towards the present.
 */
export function momentOf(now: Date, index: number, count: number): Date {
  const share = (index + 1) / count
  return new Date(
    Math.floor((now.getTime() - (3 + 60 * 1440 * share ** 1.6) * minute) / minute) * minute + (index % 60) * 1000,
  )
}

export function logoOf(id: string): string {
  const index = demoOrganisations.findIndex((each) => each.id === id)
  return mediaAddress(media.organisations[index]?.file ?? media.organisations[0]?.file ?? '')
}

/** The columns of a content that name its publisher. */
export function publishedBy(id: string) {
  const organisation = demoOrganisations.find((each) => each.id === id)
  if (organisation === undefined) throw new Error(`No organisation ${id}`)
  return { organisationId: id, source: { id, name: organisation.name, logo: logoOf(id) } }
}

/** Plausible counts: more views for older contents, a few percent of them likes. */
export function countsOf(name: string, ageInDays: number) {
  const order = sequence(`counts ${name}`)
  const views =
    Math.round((120 + order.whole(2400)) * (1 + Math.min(ageInDays, 20) * 0.4)) +
    (order.chance(0.06) ? 40_000 + order.whole(60_000) : 0)
  const likes = Math.round(views * (0.01 + order.whole(40) / 1000))
  return { views, likes, collections: Math.round(likes * 0.3), shares: Math.round(likes * 0.15) }
}

/** Whether a sub-category is for the local audience, as news are; stories, health and crafts are for everybody. */
function isLocal(sub: string): boolean {
  return /^(news|living|learning-schools|sport-local)/.test(sub)
}

export function baseRow(values: {
  id: string
  type: number
  title: Localised
  summary: Localised
  publishedAt: Date
  now: Date
  sub: string
  place: number
}): ContentRow {
  const { id, type, title, summary, publishedAt, now, sub, place } = values
  const publishers = publishersOf(sub)
  return {
    id,
    type,
    title,
    summary,
    publishedAt,
    place: isLocal(sub) ? cityId : '',
    subCategoryId: sub,
    categoryId: sub.split('-')[0] ?? null,
    ...publishedBy(publishers[place % publishers.length] ?? 'org-01'),
    ...countsOf(id, (now.getTime() - publishedAt.getTime()) / 86_400_000),
  }
}

/** The location of an organisation; some, such as a podcast, a picture desk and a youth club, have no building. */
function placeOfOrganisation(id: string, index: number) {
  if (['org-22', 'org-29', 'org-30'].includes(id)) return {}
  const order = sequence(`place of ${id}`)
  const street = streets[(index * 5) % streets.length] ?? cityName
  const district = districts[index % districts.length] ?? cityName
  const house = 1 + order.whole(200)
  return {
    address: bilingual(`${district['zh-CN']}${street['zh-CN']}${house}号`, `${house} ${street.en}, ${district.en}`),
    latitude: 26.42 + (order.whole(1000) - 500) / 9_000,
    longitude: 111.61 + (order.whole(1000) - 500) / 8_000,
  }
}

export async function seedOrganisations(database: Database): Promise<void> {
  await insertAll(
    database,
    organisationGroups,
    demoOrganisationGroups.map(({ id, name }, sort) => ({ id, name, sort: sort + 1 })),
  )
  await insertAll(
    database,
    organisations,
    demoOrganisations.map(({ id, name, intro }, index) => ({
      id,
      name,
      intro,
      logo: logoOf(id),
      kind: groupOf(media.organisations[index]?.kind),
      followers: 80 + sequence(id).whole(9000),
      ...placeOfOrganisation(id, index),
    })),
  )
}
