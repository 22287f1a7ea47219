import * as contract from '../../../../contract/clashes'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { findClashes } from './find-clashes'

/** What of a member's promises clashes with one that they are about to give. */
export const clashesFeature: PlatformFeature = {
  name: 'clashes',
  routes: (app) => {
    const { now } = app.platform
    serve(app, contract.findClashes, ({ database, query: { kind, id, shift_id: shiftId }, caller }) =>
      findClashes(
        database,
        { kind, id, shiftId },
        { userId: caller.require().id, language: caller.language, at: now() },
      ),
    )
  },
}
