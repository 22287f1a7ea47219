import type { ShowAct, ShowRole } from '../../../../src/domain/civic/shows/show-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'

/** Messages to the author of a show. */
export const showMessages: { readonly [Act in ShowAct]?: { readonly [Role in ShowRole]?: CaseMessage } } = {
  approve: {
    author: message(
      ['您发布的内容已公开', 'Your story is public'],
      ['“{beginning}”已通过审核，大家都能看到了。', '“{beginning}” was approved. Everyone can see it now.'],
    ),
  },
  refuse: {
    author: message(
      ['您发布的内容未通过审核', 'Your story wasn’t approved'],
      ['“{beginning}”未能公开，原因请见详情。', '“{beginning}” isn’t public. Open it to see why.'],
    ),
  },
}
