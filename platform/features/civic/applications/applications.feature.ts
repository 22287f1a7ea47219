import { applicationReferent } from './application.referent'
import * as contract from '../../../../contract/applications'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { personalApplications } from './applications.personal'
import { applicationsDesk } from './applications.desk'
import { withdrawApplication } from './application-acts'
import { applicationOf, readApplication, selectApplicationsOf } from './read-applications'
import { applicationLimit, sendApplication } from './send-application'
import { applicationPictures } from './applications.uploads'

export const applicationsFeature: PlatformFeature = {
  name: 'applications',
  messageReferents: [applicationReferent],
  personalData: personalApplications,
  uploads: [applicationPictures],
  desk: applicationsDesk,
  routes: (app) => {
    const { now, vault } = app.platform

    serve(app, contract.listMyApplications, async ({ database, query, caller }) => {
      const { id } = caller.require()
      const rows = await selectApplicationsOf(database, id, query.page_size + 1, cursorValues(query.cursor, 'ts'))
      const page = listPage(
        rows,
        query.page_size,
        (row) => [row.createdAt.toISOString(), row.id],
        (row) => row,
      )
      const items = await Promise.all(page.items.map((row) => applicationOf(database, row, caller.language)))
      return { ...page, items, limit: await applicationLimit.readReached(database, id, now()) }
    })

    serve(app, contract.sendApplication, async ({ database, body, caller }) => {
      const { id: userId } = caller.require()
      const { contact_name: contactName, ...form } = body
      const id = await sendApplication({ database, vault }, userId, { ...form, contactName }, now())
      return { application: await readApplication(database, userId, id, caller.language) }
    })

    serve(app, contract.withdrawApplication, async ({ database, path, caller }) => {
      const { id } = caller.require()
      await withdrawApplication(database, id, path.id, now())
      return { application: await readApplication(database, id, path.id, caller.language) }
    })
  },
}
