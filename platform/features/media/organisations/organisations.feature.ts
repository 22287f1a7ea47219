import { errorCodes } from '../../../../contract/envelope'
import { getOrganisation, listOrganisationGroups, listOrganisations } from '../../../../contract/organisations'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { publishableOrganisationGroups, publishableOrganisations } from './publish-organisations'
import { personalOrganisations } from './organisations.personal'
import { namesDesk } from './names.desk'
import { selectOrganisation, selectOrganisationGroups, selectOrganisations } from './organisations.queries'

export const organisationsFeature: PlatformFeature = {
  name: 'organisations',
  personalData: personalOrganisations,
  desk: namesDesk,
  publishes: [publishableOrganisationGroups, publishableOrganisations],
  routes: (app) => {
    serve(app, listOrganisationGroups, async ({ caller, database }) => ({
      items: await selectOrganisationGroups(queriesOf(database), caller.language),
    }))

    serve(app, listOrganisations, async ({ query, caller, database }) => {
      const rows = await selectOrganisations(queriesOf(database), {
        group: query.group,
        search: query.search,
        language: caller.language,
        viewer: caller.member?.id ?? null,
        limit: query.page_size + 1,
        after: cursorValues(query.cursor, 's'),
      })
      return listPage(
        rows,
        query.page_size,
        ({ id }) => [id],
        (row) => row,
      )
    })

    serve(app, getOrganisation, async ({ path, caller, database }) => {
      const row = await selectOrganisation(queriesOf(database), path.id, caller.language, caller.member?.id ?? null)
      if (row === undefined) throw new Refusal(errorCodes.gone)
      return row
    })
  },
}
