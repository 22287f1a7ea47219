import { asc, eq } from 'drizzle-orm'
import type { Desk } from '../../../kernel/operator/desk'
import { openApplicationContact } from './application-contact'
import { applications } from './applications.schema'
import { acceptApplication, refuseApplication } from './application-acts'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const applicationsDesk: Desk = {
  name: 'applications',
  summary: 'Applications to join as an organisation, a host or a correspondent',
  selectWaiting: async (database, limit, vault) => {
    const rows = await queriesOf(database).read(
      build
        .select()
        .from(applications)
        .where(eq(applications.state, 'submitted'))
        .orderBy(asc(applications.createdAt), asc(applications.id))
        .limit(limit),
    )
    return rows.map((row) => {
      const { id, createdAt, kind, name, intro, pictures } = row
      const contact = openApplicationContact(vault, row)
      const from = `${contact.name}, ${contact.phone}`
      return { id, since: createdAt, from, title: `${kind}: ${name}`, text: intro, pictures }
    })
  },
  acts: {
    accept: {
      summary: 'accepts it; the applicant gets a message',
      takesText: false,
      carryOut: (database, id, _text, at) => acceptApplication(database, id, at),
    },
    refuse: { summary: 'with a reason that the applicant reads', takesText: true, carryOut: refuseApplication },
  },
}
