import { eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import { latitude, longitude } from '../../../../contract/coordinates'
import { contents } from '../../../kernel/contents/contents.schema'
import { writeRows } from '../../../kernel/database/write-rows'
import { checkReferences, findReferring, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { bothLanguages, saysPosition, writtenId, writtenPlace } from '../../../kernel/publishing/written-fields'
import { cities, districts, provinces, streets } from '../../../kernel/site/site.schema'

const name = bothLanguages(50)
/** The letter under which it stands in the list from A to Z. */
const initial = z.string().check(z.regex(/^[A-Z]$/, 'a letter from A to Z'))
const provinceFields = z.strictObject({ name, initial, sort: writtenPlace })

const contentsFor = (kind: string) => ({
  ...{ kind, column: contents.place, by: contents.id, only: ne(contents.state, 'withdrawn') },
})

/** Provinces, from whose cities visitors choose theirs. */
export const publishableProvinces = publishableKind<z.output<typeof provinceFields>>({
  name: 'province',
  after: [],
  schema: provinceFields,
  text: 'none',
  media: {},
  titleOf: (fields) => fields.name,
  pathOf: () => null,
  check: async () => [],
  isTaken: (queries, id) => hasRow(queries, provinces, id),
  write: (transaction, { id, fields }) =>
    writeRows(transaction, provinces, [{ id, ...fields }], { replaced: [provinces.id] }),
  usedBy: (queries, id) =>
    findReferring(queries, id, [{ kind: 'city', column: cities.provinceId, by: cities.id }, contentsFor('content')]),
  withdraw: async (transaction, id) => {
    await transaction.delete(provinces).where(eq(provinces.id, id))
  },
})

const cityFields = z
  .strictObject({
    name,
    province: z.string(),
    initial,
    latitude,
    longitude,
    /** Whether it stands among the cities that many choose. */
    popular: z._default(z.boolean(), false),
    sort: writtenPlace,
    /** The districts of the city, in their order, with their streets. */
    districts: z._default(
      z
        .array(
          z.strictObject({
            id: writtenId,
            name,
            streets: z._default(
              z
                .array(
                  z
                    .strictObject({
                      id: writtenId,
                      name,
                      latitude: z.optional(latitude),
                      longitude: z.optional(longitude),
                    })
                    .check(saysPosition),
                )
                .check(z.maxLength(500)),
              [],
            ),
          }),
        )
        .check(z.maxLength(100)),
      [],
    ),
  })
  .check(saysPosition)

/** Cities with their districts and streets. */
export const publishableCities = publishableKind<z.output<typeof cityFields>>({
  name: 'city',
  after: ['province'],
  schema: cityFields,
  text: 'none',
  media: {},
  titleOf: (fields) => fields.name,
  pathOf: () => null,
  check: (queries, { province }, exists) =>
    checkReferences(queries, exists, [{ field: 'province', kind: 'province', table: provinces, id: province }]),
  isTaken: (queries, id) => hasRow(queries, cities, id),
  write: async (transaction, { id, fields: { province: provinceId, popular: hot, districts: written, ...fields } }) => {
    await writeRows(transaction, cities, [{ ...fields, id, provinceId, hot }], { replaced: [cities.id] })
    await transaction.delete(districts).where(eq(districts.cityId, id))
    await writeRows(
      transaction,
      districts,
      written.map((district, sort) => ({ id: district.id, cityId: id, name: district.name, sort })),
    )
    await writeRows(
      transaction,
      streets,
      written.flatMap((district) =>
        district.streets.map((street, sort) => ({ ...street, districtId: district.id, sort })),
      ),
    )
  },
  usedBy: (queries, id) => findReferring(queries, id, [contentsFor('content')]),
  withdraw: async (transaction, id) => {
    await transaction.delete(cities).where(eq(cities.id, id))
  },
})
