import type { FoundingAct, FoundingRole } from '../../../../src/domain/civic/team-foundings/founding-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'
import type { Localised } from '../../../kernel/database/schema/localised'

/** Messages to the people whom a step of a request for a team or a name concerns. */
export const foundingMessages: {
  readonly [Act in FoundingAct]?: { readonly [Role in FoundingRole]?: CaseMessage }
} = {
  approve: {
    founder: message(
      ['队伍申请已通过', 'Your team was approved'],
      ['“{name}”已通过审核，您是负责人。', '“{name}” was approved, and you lead it.'],
    ),
  },
  refuse: {
    founder: message(
      ['队伍申请未通过', 'Your team wasn’t approved'],
      [
        '“{name}”没有通过审核，原因请见申请页面。您可以修改后再次申请。',
        '“{name}” wasn’t approved. Open your request to see why; you can change it and send it again.',
      ],
    ),
  },
}

/** Messages about a new name, which the leader asked for. */
export const renamingMessages: typeof foundingMessages = {
  approve: {
    founder: message(
      ['队伍已改名', 'Your team has its new name'],
      ['队伍现在叫“{name}”。', 'Your team is now called “{name}”.'],
    ),
  },
  refuse: {
    founder: message(
      ['新队名未通过', 'The new name wasn’t approved'],
      ['队名“{name}”没有通过审核：{reason}', 'The name “{name}” wasn’t approved: {reason}'],
    ),
  },
}

/** The message to the members of a team that its leader closed. */
export const closedMessage = message(
  ['队伍已解散', 'Your team was closed'],
  ['“{name}”的负责人解散了队伍：{reason}', 'The leader of “{name}” closed it: {reason}'],
)

/** The message to the leader of a team whose words the office removed. */
export const resetMessage = message(
  ['队伍资料已被重置', 'What you wrote of your team was removed'],
  [
    '工作人员移除了队伍的名称、介绍和图片，您可以重新填写。原因：{reason}',
    'The office removed the name, the text and the picture of your team. You can write others. Reason: {reason}',
  ],
)

/** The name of a team whose own was removed, until its leader gives it another one. */
export const resetName = (digits: string): Localised => ({ 'zh-CN': `志愿队伍${digits}`, en: `Team ${digits}` })

export const removedIntro: Localised = { 'zh-CN': '队伍介绍已被移除。', en: 'The introduction was removed.' }
