import { eq } from 'drizzle-orm'
import { volunteerLifecycle } from '../../../src/domain/volunteers/volunteer-lifecycle'
import type { VolunteerAct, VolunteerRole, VolunteerState } from '../../../src/domain/volunteers/volunteer-lifecycle'
import type { CaseKind, CaseMessage } from '../cases/case-kind'
import { volunteers } from './volunteers.schema'

const approved: CaseMessage = {
  title: { 'zh-CN': '您已成为志愿者', en: 'You are a volunteer now' },
  text: {
    'zh-CN': '欢迎加入！现在可以加入队伍、报名活动了。',
    en: 'Welcome! You can join a team and take part in activities now.',
  },
}
const refused: CaseMessage = {
  title: { 'zh-CN': '您的志愿者注册未通过', en: 'Your registration as a volunteer was refused' },
  text: {
    'zh-CN': '打开“志愿者注册”查看原因，修改后可以再次提交。',
    en: 'Open the registration to read why. You can change it and send it again.',
  },
}

/** How acts on registrations are performed. */
export const volunteerCase: CaseKind<VolunteerState, VolunteerRole, VolunteerAct, typeof volunteers> = {
  name: 'volunteer',
  lifecycle: volunteerLifecycle,
  table: volunteers,
  isPrivate: true,
  rule: (role, actorId) => (role === 'applicant' ? eq(volunteers.id, actorId ?? '') : undefined),
  isThere: () => true,
  concerned: async (_database, { id }) => [{ userId: id, role: 'applicant' }],
  messages: { approve: { applicant: approved }, refuse: { applicant: refused } },
  params: () => ({}),
}
