import { asc } from 'drizzle-orm'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Desk } from '../../../kernel/operator/desk'
import { amenities } from './amenities.schema'
import { checkAmenity, removeAmenity, writeAmenity } from './write-amenity'

/** The office's register of places of everyday use. What residents report about them stands at the desk of feedback. */
export const amenitiesDesk: Desk = {
  name: 'amenities',
  summary: 'Places nearby, those that were checked longest ago first',
  byName: true,
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build.select().from(amenities).orderBy(asc(amenities.checkedOn), asc(amenities.id)).limit(limit),
    )
    return rows.map(({ id, kind, name, address, phone, checkedOn }) => ({
      id,
      since: null,
      from: kind,
      title: name['zh-CN'],
      text: address['zh-CN'],
      facts: [
        { name: 'checked on', value: checkedOn },
        { name: 'phone', value: phone ?? 'none' },
      ],
    }))
  },
  acts: {
    write: {
      summary:
        'makes the place of this id, or changes the fields of it that a text in JSON names (platform/features/civic/amenities/write-amenity.ts)',
      takesText: true,
      carryOut: writeAmenity,
    },
    check: {
      summary: 'somebody was there today, and the entry is right',
      takesText: false,
      carryOut: (transaction, id, _text, at) => checkAmenity(transaction, id, at),
    },
    remove: {
      summary: 'the place no longer exists',
      takesText: false,
      carryOut: (transaction, id) => removeAmenity(transaction, id),
    },
  },
}
