import { eq } from 'drizzle-orm'
import { volunteerLifecycle } from '../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import type {
  VolunteerAct,
  VolunteerRole,
  VolunteerState,
} from '../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import type { CaseKind, CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'
import { volunteers } from './volunteers.schema'

const messages: { readonly [Name in VolunteerAct]?: CaseMessage } = {
  approve: message(
    ['您已成为志愿者', 'You’re a volunteer now'],
    ['欢迎加入！现在可以加入队伍、报名活动了。', 'Welcome! You can join a team and take part in activities now.'],
  ),
  refuse: message(
    ['您的志愿者注册未通过', 'Your volunteer registration wasn’t approved'],
    [
      '打开“志愿者注册”查看原因，修改后可以再次提交。',
      'Open your registration to see why. You can change it and submit it again.',
    ],
  ),
  acceptChange: message(
    ['您的资料已更新', 'Your volunteer details were updated'],
    ['工作人员已通过您修改的个人信息。', 'The office accepted the changes to your personal details.'],
  ),
  refuseChange: message(
    ['您修改的资料未通过', 'Your changes weren’t accepted'],
    ['原有资料继续有效，原因请见志愿者页面。', 'Your earlier details still apply. Open your registration to see why.'],
  ),
  suspend: message(
    ['您的志愿服务已暂停', 'You have been suspended as a volunteer'],
    [
      '您认领的心愿、接下的订单和活动名额已退还，原因请见志愿者页面。',
      'Your claims, orders and activity places have been given up. Open your registration to see why.',
    ],
  ),
  resume: message(
    ['您可以继续志愿服务了', 'You can volunteer again'],
    ['工作人员已为您恢复志愿服务。', 'The office lifted your suspension.'],
  ),
}

/** Describes how acts on registrations are performed. */
export const volunteerCase: CaseKind<VolunteerState, VolunteerRole, VolunteerAct, typeof volunteers> = {
  name: 'volunteer',
  lifecycle: volunteerLifecycle,
  table: volunteers,
  isPrivate: true,
  rule: (role, actorId) => (role === 'applicant' ? eq(volunteers.id, actorId ?? '') : undefined),
  isThere: () => true,
  recipients: async (_database, { id }) => [{ userId: id, role: 'applicant' }],
  messages: Object.fromEntries(Object.entries(messages).map(([act, applicant]) => [act, { applicant }])),
  leadsTo: () => '/register-volunteer',
  params: () => ({}),
}
