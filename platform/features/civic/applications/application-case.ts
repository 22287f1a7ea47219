import { refer } from '../../../kernel/messages/message-words'
import { eq } from 'drizzle-orm'
import { applicationLifecycle } from '../../../../src/domain/civic/applications/application-lifecycle'
import type {
  ApplicationAct,
  ApplicationRole,
  ApplicationState,
} from '../../../../src/domain/civic/applications/application-lifecycle'
import type { CaseKind, CaseMessage } from '../../../kernel/cases/case-kind'
import { applications } from './applications.schema'

const acceptedMessage: CaseMessage = {
  title: { 'zh-CN': '入驻申请已通过', en: 'Your application was accepted' },
  text: {
    'zh-CN': '“{name}”的申请已通过，我们会电话联系您办理入驻。',
    en: '“{name}” was accepted. We’ll call you about the next steps.',
  },
}
const refusedMessage: CaseMessage = {
  title: { 'zh-CN': '入驻申请没有通过', en: 'Your application wasn’t accepted' },
  text: {
    'zh-CN': '“{name}”的申请没有通过，原因请见“入驻申请”，可以再次申请。',
    en: '“{name}” wasn’t accepted. Open “Publish with us” to see why. You can apply again.',
  },
}

/** Describes how acts on applications are performed. */
export const applicationCase: CaseKind<ApplicationState, ApplicationRole, ApplicationAct, typeof applications> = {
  name: 'application',
  lifecycle: applicationLifecycle,
  table: applications,
  isPrivate: true,
  rule: (role, actorId) => (role === 'applicant' ? eq(applications.userId, actorId ?? '') : undefined),
  isThere: () => true,
  withdrawal: { state: 'withdrawn', emptied: { name: '', intro: '', contact: '', pictures: [] } },
  recipients: (_database, { userId }) => Promise.resolve([{ userId, role: 'applicant' }]),
  messages: { accept: { applicant: acceptedMessage }, refuse: { applicant: refusedMessage } },
  leadsTo: () => '/join',
  params: ({ id }) => ({ name: refer('application', id) }),
}
