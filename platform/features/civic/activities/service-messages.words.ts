import type { ServiceAct, ServiceRole } from '../../../../src/domain/civic/activities/service-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'

/** Messages to a volunteer about their time in an activity. */
export const serviceMessages: {
  readonly [Act in ServiceAct]?: { readonly [Role in ServiceRole]?: CaseMessage }
} = {
  confirm: {
    member: message(
      ['服务时长已确认', 'Your hours were confirmed'],
      ['您在“{title}”的服务时长已确认并计入。', 'Your time at “{title}” was confirmed and now counts.'],
    ),
  },
  correct: {
    member: message(
      ['服务时长已更正', 'Your hours were corrected'],
      [
        '您在“{title}”的服务时间已更正，原因和新的时间请见“服务时长”。',
        'Your time at “{title}” was corrected. See “My hours” for the reason and the new time.',
      ],
    ),
  },
  refuse: {
    member: message(
      ['服务时长未通过', 'Your hours weren’t accepted'],
      [
        '您在“{title}”的服务时间没有通过确认，原因请见“服务时长”。',
        'Your time at “{title}” wasn’t accepted. See “My hours” for the reason.',
      ],
    ),
  },
}
