import { errorCodes } from '../../../../contract/envelope'
import * as contract from '../../../../contract/polls'
import { isOpen } from '../../../kernel/contents/open-to'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { vote } from './poll-acts'
import { personalPolls } from './polls.personal'
import { readPoll } from './read-poll'

export const pollsFeature: PlatformFeature = {
  name: 'polls',
  personalData: personalPolls,
  routes: (app) => {
    const { now } = app.platform
    serve(app, contract.votePoll, async ({ database, path, body, caller }) => {
      const { id } = caller.require()
      const queries = queriesOf(database)
      if (!(await isOpen(queries, path, id))) throw new Refusal(errorCodes.gone)
      await vote(database, id, path.id, body.options, now())
      const poll = await readPoll(queries, path.id, id, now())
      if (poll === null) throw new Refusal(errorCodes.gone)
      return { poll }
    })
  },
}
